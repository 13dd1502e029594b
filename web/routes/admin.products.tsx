import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { nameKinds } from "#domain/taxonomy.ts";
import {
  adminProductsQuery,
  dailyQuery,
  emptiestProductsQuery,
  statsQuery,
} from "#web/api/admin-queries.ts";
import { apiFor } from "#web/api/client.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import { quotesQuery } from "#web/api/quote-queries.ts";
import { searchMissesQuery, synonymsQuery } from "#web/api/search-queries.ts";
import { staffApiFor } from "#web/api/staff-client.ts";
import { customersQuery, namesQuery, orderMailQuery } from "#web/api/staff-queries.ts";
import { SessionPending } from "#web/features/account/sign-in/session-pending.tsx";
import { DashboardPage } from "#web/features/admin/dashboard/dashboard-page.tsx";
import {
  parseDashboardSearch,
  type DashboardSearch,
} from "#web/features/admin/dashboard/dashboard-search.ts";
import { chartDays } from "#web/features/admin/dashboard/figures/chart-days.ts";
import { productFilter } from "#web/features/admin/dashboard/manage/product-search.ts";
import { orderFilter } from "#web/features/admin/dashboard/orders/order-search.ts";
import { quoteFilter } from "#web/features/admin/dashboard/quotes/quote-search.ts";
import { missFilter } from "#web/features/admin/dashboard/searches/miss-search.ts";
import { pagesText } from "#web/messages/pages.ts";
import { logMissing } from "#web/platform/log-missing.ts";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { guardRoute } from "#web/session/guard-route.ts";
import { redirectFromDashboard } from "#web/session/redirects.ts";
import { useReturnPlace } from "#web/session/use-return-place.ts";

export const Route = createFileRoute("/admin/products")({
  staticData: { shell: "dashboard" },
  validateSearch: unparsedSearch<DashboardSearch>,
  beforeLoad: ({ context, location }) =>
    guardRoute(context, redirectFromDashboard, { open: location.searchStr }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { tab, ...search } = parseDashboardSearch(deps);
    const { queryClient } = context;
    const api = apiFor(context);
    const parts: Promise<unknown>[] = [
      queryClient.query(statsQuery(api)),
      queryClient.query(dailyQuery(api, { days: chartDays })),
      queryClient.query(emptiestProductsQuery(api)),
      queryClient.query(orderMailQuery(staffApiFor(context))),
    ];
    if (tab === undefined) {
      parts.push(queryClient.infiniteQuery(ordersQuery(api, orderFilter(search))));
    }
    if (tab === "products") {
      parts.push(queryClient.infiniteQuery(adminProductsQuery(api, productFilter(search))));
    }
    if (tab === "quotes") {
      parts.push(queryClient.infiniteQuery(quotesQuery(api, quoteFilter(search))));
    }
    if (tab === "searches") {
      parts.push(queryClient.infiniteQuery(searchMissesQuery(api, missFilter(search))));
    }
    if (tab === "names") {
      parts.push(
        ...nameKinds.map((kind) => queryClient.query(namesQuery(staffApiFor(context), kind))),
      );
    }
    if (tab === "customers") {
      const filter = search.q === undefined ? {} : { search: search.q.trim() };
      parts.push(queryClient.infiniteQuery(customersQuery(staffApiFor(context), filter)));
    }
    if (tab === "synonyms") parts.push(queryClient.query(synonymsQuery(api)));
    const loading = parts.map((part) => part.catch(logMissing("A part of the dashboard")));
    // SSR renders the complete page; the browser shows it immediately.
    if (context.request) await Promise.all(loading);
  },
  head: ({ match }) =>
    pageHead(
      {
        title: pagesText.en.dashboard.title,
        description: pagesText.en.dashboard.title,
        path: "/admin/products",
        noIndex: true,
      },
      { match },
    ),
  pendingMs: 150,
  pendingComponent: SessionPending,
  component: DashboardRoute,
});

function DashboardRoute(): ReactNode {
  const search = useParsedSearch(Route.useSearch(), parseDashboardSearch);
  const navigate = Route.useNavigate();
  useReturnPlace();
  function changeSearch(next: DashboardSearch, step: "new" | "same"): void {
    void navigate({ search: next, resetScroll: false, replace: step === "same" });
  }
  return <DashboardPage search={search} onSearchChange={changeSearch} />;
}
