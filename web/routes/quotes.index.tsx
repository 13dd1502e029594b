import { createFileRoute } from "@tanstack/react-router";
import { QuoteListPage } from "#web/features/quotes/quote-list-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/quotes/")({
  staticData: { shell: "workplace" },
  head: ({ match }) =>
    pageHead({ ...pagesText.en.quotes, path: "/quotes", noIndex: true }, { match }),
  component: QuoteListPage,
});
