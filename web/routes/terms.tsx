import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/company/legal-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/terms";

export const Route = createFileRoute("/terms")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.terms, path, crumbs: [{ name: pagesText.en.terms.title, path }] },
      context,
    ),
  component: () => <LegalPage page="terms" />,
});
