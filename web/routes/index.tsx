import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ContactDetails } from "#web/features/company/contact-details.tsx";
import { HomePage } from "#web/features/home/home-page.tsx";
import { useAccessDenied } from "#web/features/home/use-access-denied.ts";
import { pagesText } from "#web/messages/pages.ts";
import { companyJsonLd } from "#web/seo/company-json-ld.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";

// Loads when the search field is used.
const SiteSearchPanel = lazyChunk(async () => (await import("./-site-search.tsx")).SiteSearchPanel);

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
  return (
    <HomePage
      slides={Route.useLoaderData().slides}
      SearchPanel={SiteSearchPanel}
      contact={<ContactDetails />}
    />
  );
}
