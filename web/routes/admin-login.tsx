import { createFileRoute } from "@tanstack/react-router";
import { AdminLoginPage } from "#web/features/account/sign-in/admin-login-page.tsx";
import { SessionPending } from "#web/features/account/sign-in/session-pending.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { guardRoute } from "#web/session/guard-route.ts";
import { redirectFromSignIn } from "#web/session/redirects.ts";

type AdminLoginSearch = {
  /** Set by the dashboard when it redirects a signed-in customer. */
  readonly denied?: 1;
};

export const Route = createFileRoute("/admin-login")({
  staticData: { shell: "workplace" },
  validateSearch: ({ denied }): AdminLoginSearch => (Number(denied) === 1 ? { denied: 1 } : {}),
  beforeLoad: ({ context, search }) => guardRoute(context, redirectFromSignIn, search.denied === 1),
  head: ({ match }) =>
    pageHead(
      {
        title: `${signInText.en.adminTitle} – ${signInText.en.adminSubtitle}`,
        description: signInText.en.adminLead,
        path: "/admin-login",
        noIndex: true,
      },
      { match },
    ),
  pendingMs: 150,
  pendingComponent: SessionPending,
  component: AdminLoginPage,
});
