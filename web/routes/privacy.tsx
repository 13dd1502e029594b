import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/company/legal-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { legalText } from "../messages/legal.ts";

export const Route = createFileRoute("/privacy")({
  head: (context) => {
    const { title, description } = legalText.en.privacy;
    return pageHead({ title, description, path: "/privacy" }, context);
  },
  component: () => <LegalPage page="privacy" />,
});
