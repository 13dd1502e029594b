import { createFileRoute } from "@tanstack/react-router";
import { apiFor } from "#web/api/client.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { AuthPage } from "#web/features/account/sign-in/auth-page.tsx";
import { SessionPending } from "#web/features/account/sign-in/session-pending.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import { logMissing } from "#web/platform/log-missing.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { guardRoute } from "#web/session/guard-route.ts";
import { redirectFromSignIn } from "#web/session/redirects.ts";

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
