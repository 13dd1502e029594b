import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { getBearingImage } from "#catalogue/drawing/media-path.ts";
import { BearingNotFound } from "#web/features/nsk/bearing/bearing-not-found.tsx";
import { BearingPage } from "#web/features/nsk/bearing/bearing-page.tsx";
import type { BearingPageData } from "#web/features/nsk/bearing/load-bearing-page.ts";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead, type PageDescription } from "#web/seo/page-head.ts";
import { bearingJsonLd } from "#web/seo/product-json-ld.ts";

export const Route = createFileRoute("/products/nsk/bearing/$code")({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const { loadBearingPage } = await import("#web/features/nsk/bearing/load-bearing-page.ts");
    const page = loadBearingPage(params.code.toUpperCase());
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, params, match }) =>
    pageHead(loaderData ? describe(loaderData) : describeUnknown(params.code), { match }),
  component: BearingRoute,
  notFoundComponent: UnknownBearingRoute,
});

function BearingRoute(): ReactNode {
  return <BearingPage page={Route.useLoaderData()} />;
}

function UnknownBearingRoute(): ReactNode {
  return <BearingNotFound code={Route.useParams().code.toUpperCase()} />;
}

function describe({ detail, family, summary }: BearingPageData): PageDescription {
  const { bearing, code, name, category, description } = detail;
  const { products, bearings } = pagesText.en;
  const path = `/products/nsk/bearing/${code.toLowerCase()}`;
  return {
    title: `NSK ${name}`,
    description: summary,
    path,
    image: `/og/${bearing.kind}.png`,
    crumbs: [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: "NSK", path: "/products/bearing/nsk" },
      { name: family.title, path: `/products/nsk/${family.slug}` },
      { name: code, path },
    ],
    jsonLd: [
      bearingJsonLd(bearing, {
        name,
        brand: "NSK",
        category,
        description,
        path,
        image: getBearingImage(code),
      }),
    ],
  };
}

function describeUnknown(code: string): PageDescription {
  const path = `/products/nsk/bearing/${encodeURIComponent(code.toLowerCase())}`;
  return { ...pagesText.en.bearingNotFound, path, noIndex: true };
}
