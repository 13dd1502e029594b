import { useQuery } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { statsQuery } from "#web/api/admin-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useLive } from "#web/live/use-live.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { LiveNotice } from "#web/ui/live-notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs, type TabItem } from "#web/ui/tabs.tsx";
import { OrderMailHint } from "./alerts/order-mail-hint.tsx";
import { useOrderAlerts } from "./alerts/use-order-alerts.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import type { DashboardSearch, DashboardTab } from "./dashboard-search.ts";
import { Figures } from "./figures/figures.tsx";
import { OrdersTab } from "./orders/orders-tab.tsx";
import { StatCards } from "./stat-cards.tsx";

// The order list opens first; the other tabs are preloaded when their tab is pointed at.
const loadAddTab = () => import("./add/add-tab.tsx");
const loadProductsTab = () => import("./manage/products-tab.tsx");
const loadQuotesTab = () => import("./quotes/quotes-tab.tsx");
const loadCustomersTab = () => import("./customers/customers-tab.tsx");
const loadSearchesTab = () => import("./searches/searches-tab.tsx");
const loadSynonymsTab = () => import("./synonyms/synonyms-tab.tsx");
const loadNamesTab = () => import("./names/names-tab.tsx");
const onItsWay = <Skeleton className="h-80" />;
const AddTab = lazyChunk(async () => (await loadAddTab()).AddTab, onItsWay);
const ProductsTab = lazyChunk(async () => (await loadProductsTab()).ProductsTab, onItsWay);
const QuotesTab = lazyChunk(async () => (await loadQuotesTab()).QuotesTab, onItsWay);
const CustomersTab = lazyChunk(async () => (await loadCustomersTab()).CustomersTab, onItsWay);
const SearchesTab = lazyChunk(async () => (await loadSearchesTab()).SearchesTab, onItsWay);
const SynonymsTab = lazyChunk(async () => (await loadSynonymsTab()).SynonymsTab, onItsWay);
const NamesTab = lazyChunk(async () => (await loadNamesTab()).NamesTab, onItsWay);

export type DashboardPageProps = {
  readonly search: DashboardSearch;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onSearchChange: (search: DashboardSearch, step: "new" | "same") => void;
};

/** /admin/products for admins. */
export function DashboardPage({ search, onSearchChange }: DashboardPageProps): ReactNode {
  const text = useText(dashboardText);
  // Announces new orders while staff look at another tab.
  useLive("orders", { whileHidden: true });
  useLive("products");
  useLive("quotes");
  useOrderAlerts();
  // Keeps each list's filters when another tab is opened.
  const left = useRef<Partial<Record<DashboardTab, DashboardSearch>>>({});
  function openTab(tab: DashboardTab): void {
    left.current[search.tab ?? "orders"] = search;
    onSearchChange(left.current[tab] ?? (tab === "orders" ? {} : { tab }), "new");
  }
  const tabs = useTabs({ search, onSearchChange });
  return (
    <div className="page-column min-h-dvh py-6 md:py-8">
      <DashboardHeader />
      <OrderMailHint />
      <div className="grid gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <StatCards />
        <Figures />
        <div id="lists" className="mt-3 min-w-0">
          <Tabs<DashboardTab>
            label={text.tabsLabel}
            isWrapping
            value={search.tab ?? "orders"}
            onValueChange={openTab}
            onIntent={fetchTab}
            tabs={tabs}
          />
        </div>
      </div>
      <LiveNotice />
    </div>
  );
}

/** The tabs that the specification names, then the others. */
function useTabs({ search, onSearchChange }: DashboardPageProps): readonly TabItem<DashboardTab>[] {
  const text = useText(dashboardText);
  const { data: stats } = useQuery(statsQuery(useApi()));
  return [
    {
      id: "add",
      label: text.addTab,
      content: (
        <AddTab name={search.name} onNameTaken={() => onSearchChange({ tab: "add" }, "same")} />
      ),
    },
    {
      id: "products",
      label: withCount(text.productsTab, stats?.total_products),
      content: (
        <ProductsTab
          search={search}
          onSearchChange={(next, step) => onSearchChange({ tab: "products", ...next }, step)}
        />
      ),
    },
    {
      id: "orders",
      label: withCount(text.ordersTab, stats?.total_orders),
      content: <OrdersTab search={search} onSearchChange={onSearchChange} />,
    },
    {
      id: "quotes",
      label: text.quotesTab,
      content: (
        <QuotesTab
          search={search}
          onSearchChange={(next, step) => onSearchChange({ tab: "quotes", ...next }, step)}
        />
      ),
    },
    {
      id: "customers",
      label: text.customersTab,
      content: (
        <CustomersTab
          search={search}
          onSearchChange={(next, step) => onSearchChange({ tab: "customers", ...next }, step)}
        />
      ),
    },
    {
      id: "searches",
      label: text.searchesTab,
      content: (
        <SearchesTab
          search={search}
          onSearchChange={(next, step) => onSearchChange({ tab: "searches", ...next }, step)}
        />
      ),
    },
    {
      id: "synonyms",
      label: text.synonymsTab,
      content: (
        <SynonymsTab
          search={search}
          onSearchChange={(next, step) => onSearchChange({ tab: "synonyms", ...next }, step)}
        />
      ),
    },
    { id: "names", label: text.namesTab, content: <NamesTab /> },
  ];
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count.toLocaleString("en-GB")})`;
}

const loadTab: Partial<Record<DashboardTab, () => Promise<unknown>>> = {
  add: loadAddTab,
  products: loadProductsTab,
  quotes: loadQuotesTab,
  customers: loadCustomersTab,
  searches: loadSearchesTab,
  synonyms: loadSynonymsTab,
  names: loadNamesTab,
};

function fetchTab(tab: DashboardTab): void {
  // A failed preload is retried by the click.
  void loadTab[tab]?.().catch(() => undefined);
}
