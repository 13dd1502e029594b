import { createFileRoute } from "@tanstack/react-router";
import { ServicesPage } from "../features/company/services-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { companyText } from "../messages/company.ts";

export const Route = createFileRoute("/services")({
  head: (context) => {
    const { title, description } = companyText.en.services;
    return pageHead({ title, description, path: "/services" }, context);
  },
  component: ServicesPage,
});
