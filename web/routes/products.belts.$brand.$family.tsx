import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BeltPage } from "#catalogue/belts/belt-page.ts";
import { BeltFamilyView, LazyAllSizes } from "#web/features/belts/family-page.tsx";
import { listShapes } from "#web/features/belts/list-shapes.ts";
import { pagesText } from "#web/messages/pages.ts";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { WithRowOffers } from "./-row-offers.tsx";

export const Route = createFileRoute("/products/belts/$brand/$family")({
  validateSearch: unparsedSearch<SizeFilters>,
  loader: async ({ params }) => {
    const [{ composeBeltPage }] = await Promise.all([
      import("#catalogue/belts/compose-belt-page.ts"),
      LazySectionDrawing.preload(),
      LazyAllSizes.preload(),
    ]);
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
  const filters = useParsedSearch(Route.useSearch(), parseSizeSearch);
  return (
    <WithRowOffers rows={listOffered(page)}>
      {({ renderOffer }) => (
        <BeltFamilyView
          key={page.path}
          page={page}
          renderOffer={renderOffer}
          filters={filters}
          onFiltersChange={(search, step) =>
            void navigate({ search, resetScroll: false, replace: step === "same" })
          }
        />
      )}
    </WithRowOffers>
  );
}

/** The sizes that are listed by length, or else every section and profile. */
function listOffered({ items, brand, ...page }: BeltPage): readonly OfferedRow[] {
  const maker = brand.name;
  const sizes = items.flatMap((item) => (item.sizesKind === "lengths" ? item.sizes : []));
  if (sizes.length > 0) {
    return sizes.map(({ code }) => ({
      key: code,
      code,
      designation: code,
      maker,
      part: `${maker} ${code}`,
    }));
  }
  return listShapes(page).map((section) => ({
    key: section,
    code: section,
    section,
    maker,
    part: `${maker} ${section}`,
  }));
}
