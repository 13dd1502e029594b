import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../features/company/about-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { companyText } from "../messages/company.ts";

export const Route = createFileRoute("/about")({
  head: (context) => {
    const { title, description } = companyText.en.about;
    return pageHead({ title, description, path: "/about" }, context);
  },
  component: AboutPage,
});
