import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "#web/features/company/about-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/about";

export const Route = createFileRoute("/about")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.about, path, crumbs: [{ name: pagesText.en.about.title, path }] },
      context,
    ),
  component: AboutPage,
});
