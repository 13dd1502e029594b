import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#web/lib/page-head.ts";
import { pagesText } from "#web/messages/pages.ts";
import { ConfirmEmailPage } from "../features/account/confirm-email-page.tsx";

export const Route = createFileRoute("/confirm-email")({
  staticData: { shell: "workplace" },
  // The link's token is in the fragment, so it reaches no server. The rest must not be cached or
  // sent as referrer.
  headers: () => ({ "cache-control": "no-store", "referrer-policy": "no-referrer" }),
  head: ({ match }) =>
    pageHead({ ...pagesText.en.confirmEmail, path: "/confirm-email", noIndex: true }, { match }),
  component: ConfirmEmailPage,
});
