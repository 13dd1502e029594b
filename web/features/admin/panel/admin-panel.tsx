import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { saveReturnPath } from "#web/session/return-place.ts";
import { useSession } from "#web/session/use-session.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { LiveNotice } from "#web/ui/live-notice.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AddProduct } from "./add-product.tsx";
import { PanelOrders } from "./panel-orders.tsx";
import { PanelProducts } from "./panel-products.tsx";
import { usePanelForm } from "./use-panel-form.ts";

export type AdminPanelProps = {
  readonly open: boolean;
  /** The order that a link of the dashboard named; shown first. */
  readonly orderId: string | undefined;
  readonly onClose: () => void;
};

/** The Albanian panel inside the shop. */
export function AdminPanel({ open, orderId, onClose }: AdminPanelProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} size="lg" lang="sq" title={adminPanelText.sq.title}>
      {/* As high as a dialog gets, so that the tabs stay in position whatever is below them. */}
      <div className="min-h-184">
        <SessionEnded />
        <PanelTabs orderId={orderId} />
      </div>
      <LiveNotice />
    </Dialog>
  );
}

function PanelTabs({ orderId }: Pick<AdminPanelProps, "orderId">): ReactNode {
  const text = useText(adminPanelText);
  const [tab, setTab] = useState<"products" | "add" | "orders">(
    orderId === undefined ? "products" : "orders",
  );
  const form = usePanelForm();
  return (
    <Tabs
      label={text.tabsLabel}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: "products", label: text.productsTab, content: <PanelProducts /> },
        { id: "add", label: text.addTab, content: <AddProduct form={form} /> },
        { id: "orders", label: text.ordersTab, content: <PanelOrders orderId={orderId} /> },
      ]}
    />
  );
}

/** Shown when the session ended. The draft stays below, and signing in returns to this page of the shop. */
function SessionEnded(): ReactNode {
  const text = useText(adminPanelText);
  const { user, loading } = useSession();
  const [owner] = useState(user?.id);
  const href = useLocation({ select: (location) => location.href });
  if (user || loading) return null;
  return (
    <Notice tone="warning" title={text.sessionEnded} className="mb-5">
      <p>{text.sessionEndedText}</p>
      <LinkButton to="/auth" size="sm" className="mt-2" onClick={() => saveReturnPath(owner, href)}>
        {text.signInAgain}
      </LinkButton>
    </Notice>
  );
}
