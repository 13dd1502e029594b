import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "#web/features/company/contact-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/contact";

export const Route = createFileRoute("/contact")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.contact, path, crumbs: [{ name: pagesText.en.contact.title, path }] },
      context,
    ),
  component: ContactPage,
});
