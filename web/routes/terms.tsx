import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/company/legal-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { legalText } from "../messages/legal.ts";

export const Route = createFileRoute("/terms")({
  head: (context) => {
    const { title, description } = legalText.en.terms;
    return pageHead({ title, description, path: "/terms" }, context);
  },
  component: () => <LegalPage page="terms" />,
});
