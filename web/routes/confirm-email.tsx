import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "#web/features/account/confirm-email-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/confirm-email")({
  staticData: { shell: "workplace" },
  // The link's token is in the fragment, so it reaches no server. The rest must not be cached or
  // sent as referrer.
  headers: () => ({ "cache-control": "no-store", "referrer-policy": "no-referrer" }),
  head: ({ match }) =>
    pageHead({ ...pagesText.en.confirmEmail, path: "/confirm-email", noIndex: true }, { match }),
  component: ConfirmEmailPage,
});
