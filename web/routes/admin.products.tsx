import { createFileRoute } from "@tanstack/react-router";
import { apiFor } from "#web/lib/api/client.ts";
import { ordersQuery, statsQuery } from "#web/lib/api/queries.ts";
import { logError } from "#web/lib/log-error.ts";
import { pageHead } from "#web/lib/page-head.ts";
import { guardRoute } from "#web/lib/session/guard-route.ts";
import { redirectFromDashboard } from "#web/lib/session/redirects.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import { SessionPending } from "../features/sign-in/session-pending.tsx";

export const Route = createFileRoute("/admin/products")({
  staticData: { shell: "workplace" },
  beforeLoad: ({ context }) => guardRoute(context, redirectFromDashboard),
  loader: async ({ context }) => {
    const api = apiFor(context);
    const loading = Promise.all([
      context.queryClient.query(statsQuery(api)),
      context.queryClient.infiniteQuery(ordersQuery(api)),
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
  component: DashboardPage,
});
