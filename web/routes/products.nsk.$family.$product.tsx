import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LoadedProduct } from "../features/product-detail/load-product.ts";
import { ProductDetailPage } from "../features/product-detail/product-page.tsx";
import { pageHead, type PageDescription } from "../lib/page-head.ts";
import { nskText } from "../messages/nsk.ts";
import { pagesText } from "../messages/pages.ts";
import { productDetailText } from "../messages/product-detail.ts";

export const Route = createFileRoute("/products/nsk/$family/$product")({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const { loadProduct } = await import("../features/product-detail/load-product.ts");
    return loadProduct(params.family, params.product.toLowerCase());
  },
  head: ({ loaderData, params, match }) =>
    loaderData ? pageHead(describe(loaderData, params.family), { match }) : {},
  component: ProductRoute,
});

function ProductRoute(): ReactNode {
  return <ProductDetailPage {...Route.useLoaderData()} />;
}

function describe({ own, slug, series }: LoadedProduct, family: string): PageDescription {
  const { products, bearings } = pagesText.en;
  const facts = own.specifications.map(([name, value]) => `${name.toLowerCase()} ${value}`);
  const path = `/products/nsk/${encodeURIComponent(family)}/${encodeURIComponent(slug)}`;
  return {
    title: own.fullName,
    description: series
      ? productDetailText.en.description(own.fullName, facts.slice(0, 4).join(", "))
      : own.description,
    path,
    picture: "/og/nsk.png",
    ...(!series && { noIndex: true }),
    ...(series && {
      crumbs: [
        { name: products.title, path: "/products" },
        { name: bearings.title, path: "/products/bearing" },
        { name: nskText.en.brand.title, path: "/products/bearing/nsk" },
        { name: series.family.title, path: `/products/nsk/${series.family.slug}` },
        { name: series.name, path },
      ],
    }),
  };
}
