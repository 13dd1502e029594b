import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ContactDetails } from "../features/company/contact-details.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { useAccessDenied } from "../features/home/use-access-denied.ts";
import { companyJsonLd } from "../lib/company-json-ld.ts";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

export const Route = createFileRoute("/")({
  loader: async () => {
    const { slides } = await import("#catalogue/media/slides.data.ts");
    return { slides };
  },
  head: (context) =>
    pageHead({ ...pagesText.en.home, path: "/", jsonLd: [companyJsonLd] }, context),
  component: Home,
});

function Home(): ReactNode {
  useAccessDenied();
  return <HomePage slides={Route.useLoaderData().slides} contact={<ContactDetails />} />;
}
