import { createFileRoute } from "@tanstack/react-router";
import { apiFor } from "#web/lib/api/client.ts";
import { settingsQuery } from "#web/lib/api/queries.ts";
import { logMissing } from "#web/lib/log-missing.ts";
import { pageHead } from "#web/lib/page-head.ts";
import { guardRoute } from "#web/lib/session/guard-route.ts";
import { redirectFromSignIn } from "#web/lib/session/redirects.ts";
import { signInText } from "#web/messages/sign-in.ts";
import { AuthPage } from "../features/sign-in/auth-page.tsx";
import { SessionPending } from "../features/sign-in/session-pending.tsx";

export const Route = createFileRoute("/auth")({
  staticData: { shell: "workplace" },
  beforeLoad: ({ context }) => guardRoute(context, redirectFromSignIn),
  // The page works without the settings, except for the prefilled address.
  loader: async ({ context }) => {
    await context.queryClient
      .query(settingsQuery(apiFor(context)))
      .catch(logMissing("The settings"));
  },
  head: ({ match }) =>
    pageHead(
      {
        title: signInText.en.adminTitle,
        description: signInText.en.adminLead,
        path: "/auth",
        noIndex: true,
      },
      { match },
    ),
  pendingMs: 150,
  pendingComponent: SessionPending,
  component: AuthPage,
});
