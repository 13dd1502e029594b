import { createFileRoute } from "@tanstack/react-router";
import { ServicesPage } from "#web/features/company/services-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/services";

export const Route = createFileRoute("/services")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.services, path, crumbs: [{ name: pagesText.en.services.title, path }] },
      context,
    ),
  component: ServicesPage,
});
