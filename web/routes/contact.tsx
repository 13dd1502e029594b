import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "../features/company/contact-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { companyText } from "../messages/company.ts";

export const Route = createFileRoute("/contact")({
  head: (context) => {
    const { title, description } = companyText.en.contactPage;
    return pageHead({ title, description, path: "/contact" }, context);
  },
  component: ContactPage,
});
