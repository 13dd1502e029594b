import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "#web/features/company/legal-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/terms";

export const Route = createFileRoute("/terms")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.terms, path, crumbs: [{ name: pagesText.en.terms.title, path }] },
      context,
    ),
  component: () => <LegalPage page="terms" />,
});
