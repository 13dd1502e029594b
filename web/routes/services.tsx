import { createFileRoute } from "@tanstack/react-router";
import { ServicesPage } from "../features/company/services-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/services";

export const Route = createFileRoute("/services")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.services, path, crumbs: [{ name: pagesText.en.services.title, path }] },
      context,
    ),
  component: ServicesPage,
});
