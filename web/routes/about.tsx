import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../features/company/about-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

export const Route = createFileRoute("/about")({
  head: (context) => pageHead({ ...pagesText.en.about, path: "/about" }, context),
  component: AboutPage,
});
