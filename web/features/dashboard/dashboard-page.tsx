import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { messages } from "#domain/messages.ts";
import { useText } from "#web/lib/language.tsx";
import { useLive } from "#web/lib/live/use-live.ts";
import { useOrders } from "#web/lib/orders/use-orders.ts";
import { useAuthActions } from "#web/lib/session/use-auth-actions.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { toast } from "#web/ui/toast.ts";
import { OrdersTab } from "./orders-tab.tsx";
import { StatCards } from "./stat-cards.tsx";

/** /admin/products for admins. Source: shop specification section 2, "/admin/products". */
export function DashboardPage(): ReactNode {
  const text = useText(dashboardText);
  const [tab, setTab] = useState<"orders">("orders");
  const orders = useOrders();
  useLive("orders");
  useLive("products");
  const count = orders.count === undefined ? "" : ` (${orders.count})`;
  return (
    <div className="page-column py-8">
      <DashboardHeader />
      <StatCards />
      <Tabs
        className="mt-10"
        label={text.tabsLabel}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            id: "orders",
            label: `${text.ordersTab}${count}`,
            content: <OrdersTab list={orders} />,
          },
        ]}
      />
    </div>
  );
}

function DashboardHeader(): ReactNode {
  const text = useText(dashboardText);
  const navigate = useNavigate();
  const { signOut } = useAuthActions();
  const [isBusy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    setBusy(true);
    // Away first: this page's guard would send a signed-out visitor to the sign-in page.
    await navigate({ to: "/" });
    await signOut();
    toast.success(messages.signIn.signedOut);
    toast.success(messages.dashboard.loggedOut);
  }

  return (
    <header className="mb-8 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/shop">{text.viewShop}</LinkButton>
        <Button busy={isBusy} onClick={() => void logOut()}>
          {text.logout}
        </Button>
      </div>
    </header>
  );
}
