import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { staffApiFor } from "#web/api/staff-client.ts";
import { serverStatusQuery } from "#web/api/staff-queries.ts";
import { SessionPending } from "#web/features/account/sign-in/session-pending.tsx";
import { StatusPage } from "#web/features/admin/status/status-page.tsx";
import { logMissing } from "#web/platform/log-missing.ts";
import { unparsedSearch } from "#web/platform/unparsed-search.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { guardRoute } from "#web/session/guard-route.ts";
import { redirectFromDashboard } from "#web/session/redirects.ts";
import { useReturnPlace } from "#web/session/use-return-place.ts";

type StatusSearch = { readonly lang?: "sq" };

export const Route = createFileRoute("/status")({
  staticData: { shell: "dashboard" },
  validateSearch: unparsedSearch<StatusSearch>,
  beforeLoad: ({ context }) => guardRoute(context, redirectFromDashboard),
  loader: async ({ context }) => {
    const loading = context.queryClient
      .query(serverStatusQuery(staffApiFor(context)))
      .catch(logMissing("The status"));
    if (context.request) await loading;
  },
  head: ({ match }) =>
    pageHead({ title: "Status", description: "Status", path: "/status", noIndex: true }, { match }),
  pendingMs: 150,
  pendingComponent: SessionPending,
  component: StatusRoute,
});

function StatusRoute(): ReactNode {
  const { lang } = Route.useSearch();
  const navigate = Route.useNavigate();
  useReturnPlace();
  return (
    <StatusPage
      language={lang === "sq" ? "sq" : "en"}
      onLanguageChange={(next) =>
        void navigate({
          search: next === "sq" ? { lang: next } : {},
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
