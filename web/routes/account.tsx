import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { apiFor } from "#web/api/client.ts";
import { ordersQuery } from "#web/api/order-queries.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { AccountSignIn } from "#web/features/account/sign-in/account-sign-in.tsx";
import type { PutOnDevice } from "#web/features/account/use-order-again.ts";
import { pagesText } from "#web/messages/pages.ts";
import { loadChunk } from "#web/offline/load-chunk.ts";
import { logMissing } from "#web/platform/log-missing.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { loadSession } from "#web/session/session-query.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";

// Few visits open a private link.
const FollowedOrder = lazyChunk(
  async () => (await import("#web/features/account/followed-order.tsx")).FollowedOrder,
);
// Guests need it, and few customers: those with an order that waits.
const loadDevice = () => loadChunk(() => import("./-order-on-device.ts"));
const putOnDevice: PutOnDevice = async (order, userId) =>
  (await loadDevice()).putOnDevice(order, userId);

type AccountSearch = {
  /** The form shown first; defaults to sign-in. */
  readonly tab?: "sign-up";
  /** Token from the link in the reset mail. */
  readonly reset?: string;
};

export const Route = createFileRoute("/account")({
  staticData: { shell: "workplace" },
  validateSearch: ({ tab, reset }): AccountSearch => ({
    ...(tab === "sign-up" && { tab }),
    ...(typeof reset === "string" && { reset }),
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
  return (
    <AccountPage
      signInForm={<AccountSignIn />}
      firstTab={tab}
      resetToken={reset}
      followedOrder={FollowedOrder}
      putOnDevice={putOnDevice}
    />
  );
}
