import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BeltBrandView } from "#web/features/belts/brand-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/belts/$brand/")({
  loader: async ({ params }) => {
    const { composeBrandPage } = await import("#catalogue/belts/compose-brand-page.ts");
    const page = composeBrandPage(params.brand);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { path, title, summary: description, brand } = loaderData;
    const { products, belts } = pagesText.en;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: belts.title, path: "/products/belts" },
      { name: title, path },
    ];
    return pageHead(
      { title, description, path, crumbs, image: `/og/${brand.slug}.png` },
      { match },
    );
  },
  component: BrandRoute,
});

function BrandRoute(): ReactNode {
  return <BeltBrandView key={Route.useParams().brand} page={Route.useLoaderData()} />;
}
