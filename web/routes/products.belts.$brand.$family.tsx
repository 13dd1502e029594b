import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BeltFamilyView } from "#web/features/belts/family-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { parseSizeSearch } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/belts/$brand/$family")({
  validateSearch: parseSizeSearch,
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
      filters={Route.useSearch()}
      onFiltersChange={(search, step) =>
        void navigate({ search, resetScroll: false, replace: step === "same" })
      }
    />
  );
}
