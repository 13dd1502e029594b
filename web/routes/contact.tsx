import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "../features/company/contact-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/contact";

export const Route = createFileRoute("/contact")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.contact, path, crumbs: [{ name: pagesText.en.contact.title, path }] },
      context,
    ),
  component: ContactPage,
});
