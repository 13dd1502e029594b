import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { BeltFamilyView } from "#web/features/belts/family-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { useRowOffers } from "./-row-offers.tsx";

export const Route = createFileRoute("/products/belts/$brand/$family")({
  validateSearch: unparsedSearch<SizeFilters>,
  loader: async ({ params }) => {
    const { composeBeltPage } = await import("#catalogue/belts/compose-belt-page.ts");
    const page = composeBeltPage(params.brand, params.family);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { path, brand, title, summary } = loaderData;
    const { products, belts } = pagesText.en;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: belts.title, path: "/products/belts" },
      { name: brand.title, path: `/products/belts/${brand.slug}` },
      { name: title, path },
    ];
    const page = { title, description: summary, path, crumbs, image: `/og/${brand.slug}.png` };
    return pageHead(page, { match });
  },
  component: FamilyRoute,
});

function FamilyRoute(): ReactNode {
  const page = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <BeltFamilyView
      key={page.path}
      page={page}
      renderOffer={useRowOffers(listOffered(page)).renderOffer}
      filters={useParsedSearch(Route.useSearch(), parseSizeSearch)}
      onFiltersChange={(search, step) =>
        void navigate({ search, resetScroll: false, replace: step === "same" })
      }
    />
  );
}

/** The sizes that are listed by length; widths of timing belts are bought by the metre or with teeth. */
function listOffered({ items, brand }: BeltPage): readonly OfferedRow[] {
  return items
    .filter(({ sizesKind }) => sizesKind === "lengths")
    .flatMap(({ sizes }) =>
      sizes.map(({ code }) => ({
        key: code,
        code,
        designation: code,
        maker: brand.name,
        part: `${brand.name} ${code}`,
      })),
    );
}
