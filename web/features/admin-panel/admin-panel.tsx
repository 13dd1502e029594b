import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { PanelOrders } from "./panel-orders.tsx";

export interface AdminPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The Albanian panel inside the shop. Source: shop specification section 2. */
export function AdminPanel({ open, onClose }: AdminPanelProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} size="lg" lang="sq" title={adminPanelText.sq.title}>
      <PanelTabs />
    </Dialog>
  );
}

function PanelTabs(): ReactNode {
  const text = useText(adminPanelText);
  const [tab, setTab] = useState<"orders">("orders");
  return (
    <Tabs
      label={text.tabsLabel}
      value={tab}
      onValueChange={setTab}
      tabs={[{ id: "orders", label: text.ordersTab, content: <PanelOrders /> }]}
    />
  );
}
