import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, type ReactNode } from "react";
import { statsQuery } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import { useText } from "#web/lib/language.tsx";
import { useLive } from "#web/lib/live/use-live.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import type { DashboardSearch, DashboardTab } from "./dashboard-search.ts";
import { Figures } from "./figures/figures.tsx";
import { OrdersTab } from "./orders/orders-tab.tsx";
import { StatCards } from "./stat-cards.tsx";

// The order list opens first; the other two are fetched when somebody points at their tab.
const loadAddTab = () => import("./add/add-tab.tsx");
const loadProductsTab = () => import("./manage/products-tab.tsx");
const AddTab = lazy(async () => ({ default: (await loadAddTab()).AddTab }));
const ProductsTab = lazy(async () => ({ default: (await loadProductsTab()).ProductsTab }));

export interface DashboardPageProps {
  readonly search: DashboardSearch;
  /** `same` replaces the step in the history, `new` makes one that Back returns from. */
  readonly onSearchChange: (search: DashboardSearch, step: "new" | "same") => void;
}

/** /admin/products for admins. Source: shop specification section 2, "/admin/products". */
export function DashboardPage({ search, onSearchChange }: DashboardPageProps): ReactNode {
  const text = useText(dashboardText);
  const { data: stats } = useQuery(statsQuery(useApi()));
  useLive("orders");
  useLive("products");
  return (
    <div className="page-column py-8">
      <DashboardHeader />
      <div className="grid gap-3 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <StatCards />
        <Figures />
      </div>
      <div id="lists">
        <Tabs<DashboardTab>
          className="mt-10"
          label={text.tabsLabel}
          value={search.tab ?? "orders"}
          onValueChange={(tab) => onSearchChange(tab === "orders" ? {} : { tab }, "new")}
          onIntent={fetchTab}
          tabs={[
            {
              id: "add",
              label: text.addTab,
              content: (
                <Waiting>
                  <AddTab />
                </Waiting>
              ),
            },
            {
              id: "products",
              label: withCount(text.productsTab, stats?.total_products),
              content: (
                <Waiting>
                  <ProductsTab
                    search={search}
                    onSearchChange={(next, step) =>
                      onSearchChange({ tab: "products", ...next }, step)
                    }
                  />
                </Waiting>
              ),
            },
            {
              id: "orders",
              label: withCount(text.ordersTab, stats?.total_orders),
              content: <OrdersTab search={search} onSearchChange={onSearchChange} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

function fetchTab(tab: DashboardTab): void {
  // What doesn't arrive now is fetched again by the click.
  if (tab === "add") void loadAddTab().catch(() => undefined);
  if (tab === "products") void loadProductsTab().catch(() => undefined);
}

function Waiting({ children }: { readonly children: ReactNode }): ReactNode {
  return <Suspense fallback={<Skeleton className="h-80" />}>{children}</Suspense>;
}
