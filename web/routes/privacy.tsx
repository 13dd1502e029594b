import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/company/legal-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/privacy";

export const Route = createFileRoute("/privacy")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.privacy, path, crumbs: [{ name: pagesText.en.privacy.title, path }] },
      context,
    ),
  component: () => <LegalPage page="privacy" />,
});
