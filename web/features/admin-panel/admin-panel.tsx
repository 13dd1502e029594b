import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { keepDraft, loadKeptDraft } from "#web/lib/kept-draft.ts";
import { useText } from "#web/lib/language.tsx";
import { useSessionHandle } from "#web/lib/session-context.tsx";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LiveNotice } from "#web/ui/live-notice.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AddProduct } from "./add-product.tsx";
import { openDraft } from "./new-product.ts";
import { PanelOrders } from "./panel-orders.tsx";
import { PanelProducts } from "./panel-products.tsx";
import { SessionEnded } from "./session-ended.tsx";

export interface AdminPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The Albanian panel inside the shop. */
export function AdminPanel({ open, onClose }: AdminPanelProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} size="lg" lang="sq" title={adminPanelText.sq.title}>
      {/* As high as a dialog gets, so that the tabs stay in position whatever is below them. */}
      <div className="min-h-184">
        <SessionEnded />
        <PanelTabs />
      </div>
      <LiveNotice />
    </Dialog>
  );
}

function PanelTabs(): ReactNode {
  const text = useText(adminPanelText);
  const [tab, setTab] = useState<"products" | "add" | "orders">("products");
  const [draft, setDraft] = useKeptDraft();
  return (
    <Tabs
      label={text.tabsLabel}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: "products", label: text.productsTab, content: <PanelProducts /> },
        {
          id: "add",
          label: text.addTab,
          content: <AddProduct draft={draft} onDraftChange={setDraft} />,
        },
        { id: "orders", label: text.ordersTab, content: <PanelOrders /> },
      ]}
    />
  );
}

/** Keeps the draft when another tab is opened or the panel is closed. */
function useKeptDraft() {
  const owner = useSessionHandle().session.user?.id;
  const [draft, setDraft] = useState(() => openDraft(loadKeptDraft({ name, owner })));
  useEffect(() => keepDraft({ name, owner }, draft), [owner, draft]);
  return [draft, setDraft] as const;
}

const name = "panel_product";
