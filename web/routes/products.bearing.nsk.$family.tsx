import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskListPage } from "../features/nsk/list-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { nskText } from "../messages/nsk.ts";
import { pagesText } from "../messages/pages.ts";

const brandPath = "/products/bearing/nsk";

export const Route = createFileRoute("/products/bearing/nsk/$family")({
  loader: async ({ params }) => {
    const { findListPage } = await import("#catalogue/nsk/list-page.ts");
    const page = findListPage(params.family);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { slug, title: family, series } = loaderData;
    const { brand, list } = nskText.en;
    const { products, bearings } = pagesText.en;
    const page = {
      title: list.title(family),
      description: list.description(family, series.map(({ name }) => name).join(", ")),
      path: `${brandPath}/${slug}`,
    };
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: brand.title, path: brandPath },
      { name: page.title, path: page.path },
    ];
    return pageHead({ ...page, crumbs, picture: "/og/nsk.png" }, { match });
  },
  component: NskListRoute,
});

function NskListRoute(): ReactNode {
  return <NskListPage page={Route.useLoaderData()} />;
}
