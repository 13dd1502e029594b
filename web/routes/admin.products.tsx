import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { apiFor } from "#web/lib/api/client.ts";
import { adminProductsQuery, ordersQuery, statsQuery } from "#web/lib/api/queries.ts";
import { logError } from "#web/lib/log-error.ts";
import { pageHead } from "#web/lib/page-head.ts";
import { guardRoute } from "#web/lib/session/guard-route.ts";
import { redirectFromDashboard } from "#web/lib/session/redirects.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import {
  parseDashboardSearch,
  type DashboardSearch,
} from "../features/dashboard/dashboard-search.ts";
import { productFilter } from "../features/dashboard/manage/product-search.ts";
import { orderFilter } from "../features/dashboard/orders/order-search.ts";
import { SessionPending } from "../features/sign-in/session-pending.tsx";

export const Route = createFileRoute("/admin/products")({
  staticData: { shell: "workplace" },
  validateSearch: parseDashboardSearch,
  beforeLoad: ({ context }) => guardRoute(context, redirectFromDashboard),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { tab, ...search } }) => {
    const { queryClient } = context;
    const api = apiFor(context);
    const loading = Promise.all([
      queryClient.query(statsQuery(api)),
      tab === undefined && queryClient.infiniteQuery(ordersQuery(api, orderFilter(search))),
      tab === "products" &&
        queryClient.infiniteQuery(adminProductsQuery(api, productFilter(search))),
    ]).catch((error: unknown) => logError("The dashboard's data didn't arrive", error));
    // The server's first picture is complete; the browser shows the page at once.
    if (context.request) await loading;
  },
  head: ({ match }) =>
    pageHead(
      {
        title: dashboardText.en.title,
        description: dashboardText.en.title,
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
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  function changeSearch(next: DashboardSearch, step: "new" | "same"): void {
    void navigate({ search: next, resetScroll: false, replace: step === "same" });
  }
  return <DashboardPage search={search} onSearchChange={changeSearch} />;
}
