import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { apiFor } from "#web/lib/api/client.ts";
import { ordersQuery } from "#web/lib/api/queries.ts";
import { logMissing } from "#web/lib/log-missing.ts";
import { pageHead } from "#web/lib/page-head.ts";
import { loadSession } from "#web/lib/session/session-query.ts";
import { pagesText } from "#web/messages/pages.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { AccountSignIn } from "../features/sign-in/account-sign-in.tsx";

interface AccountSearch {
  /** The form shown first; defaults to sign-in. */
  readonly tab?: "sign-up";
  /** Token from the link in the reset mail. */
  readonly reset?: string;
}

export const Route = createFileRoute("/account")({
  staticData: { shell: "workplace" },
  validateSearch: ({ tab, reset }): AccountSearch => ({
    ...(tab === "sign-up" && { tab }),
    ...((typeof reset === "string" || typeof reset === "number") && { reset: String(reset) }),
  }),
  loader: async ({ context }) => {
    const loading = Promise.resolve(loadSession(context))
      .then(({ user }) =>
        user
          ? context.queryClient.infiniteQuery(ordersQuery(apiFor(context), { scope: "own" }))
          : undefined,
      )
      .catch(logMissing("The orders"));
    // SSR renders the orders; the browser shows the page immediately.
    if (context.request) await loading;
  },
  head: ({ match }) =>
    pageHead({ ...pagesText.en.account, path: "/account", noIndex: true }, { match }),
  component: AccountRoute,
});

function AccountRoute(): ReactNode {
  const { tab = "sign-in", reset } = Route.useSearch();
  return <AccountPage signInForm={<AccountSignIn />} firstTab={tab} resetToken={reset} />;
}
