import { createFileRoute } from "@tanstack/react-router";
import { FollowedQuotePage } from "#web/features/quotes/followed-quote.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/quotes/$id")({
  staticData: { shell: "workplace" },
  // The token is in the fragment, so it reaches no server. The rest must not be cached or sent as
  // referrer.
  headers: () => ({ "cache-control": "no-store", "referrer-policy": "no-referrer" }),
  head: ({ match }) =>
    pageHead({ ...pagesText.en.followedQuote, path: "/quotes", noIndex: true }, { match }),
  component: FollowedQuotePage,
});
