import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "#web/features/company/legal-page.tsx";
import { PrivacyPeriods } from "#web/features/company/privacy-periods.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/privacy";

export const Route = createFileRoute("/privacy")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.privacy, path, crumbs: [{ name: pagesText.en.privacy.title, path }] },
      context,
    ),
  component: () => <LegalPage page="privacy" periods={<PrivacyPeriods />} />,
});
