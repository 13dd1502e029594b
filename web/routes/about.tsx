import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../features/company/about-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/about";

export const Route = createFileRoute("/about")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.about, path, crumbs: [{ name: pagesText.en.about.title, path }] },
      context,
    ),
  component: AboutPage,
});
