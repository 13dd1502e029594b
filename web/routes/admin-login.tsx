import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AdminLoginPage } from "#web/features/account/sign-in/admin-login-page.tsx";
import { SessionPending } from "#web/features/account/sign-in/session-pending.tsx";
import { signInText } from "#web/messages/sign-in.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { guardRoute } from "#web/session/guard-route.ts";
import { redirectFromSignIn } from "#web/session/redirects.ts";
import { parseOpened } from "#web/session/return-place.ts";

type AdminLoginSearch = {
  /** Set by the dashboard when it redirects a signed-in customer. */
  readonly denied?: 1;
  /** What the dashboard opens after the sign-in, as its query string. */
  readonly open?: string;
};

export const Route = createFileRoute("/admin-login")({
  staticData: { shell: "workplace" },
  validateSearch: ({ denied, open }): AdminLoginSearch => {
    const opened = parseOpened(open);
    return { ...(Number(denied) === 1 && { denied: 1 }), ...(opened && { open: opened }) };
  },
  beforeLoad: ({ context, search: { denied, open } }) =>
    guardRoute(context, redirectFromSignIn, { isDenied: denied === 1, ...(open && { open }) }),
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
  component: AdminLoginRoute,
});

function AdminLoginRoute(): ReactNode {
  return <AdminLoginPage open={Route.useSearch().open} />;
}
