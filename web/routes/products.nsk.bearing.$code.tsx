import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { getBearingImage } from "#catalogue/drawing/media-path.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { BearingNotFound } from "#web/features/nsk/bearing/bearing-not-found.tsx";
import { BearingPage } from "#web/features/nsk/bearing/bearing-page.tsx";
import type { BearingPageData } from "#web/features/nsk/bearing/load-bearing-page.ts";
import { describePartPage } from "#web/features/parts/describe-part-page.ts";
import type { PartPageData } from "#web/features/parts/part-page-data.ts";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead, type PageDescription } from "#web/seo/page-head.ts";
import { bearingJsonLd } from "#web/seo/product-json-ld.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { PartOffers } from "./-part-offers.tsx";
import { listCodes } from "./-row-offers.tsx";

// Hydrated after the head, so that the page loads less at first.
const BearingSections = lazyChunk(
  async () => (await import("./-bearing-sections.tsx")).BearingSections,
);
const PartRoute = lazyChunk(async () => (await import("./-part-route.tsx")).PartRoute);
const AskedSearch = lazyChunk(async () => (await import("./-asked-search.tsx")).AskedSearch);

type LoadedPage =
  | { readonly bearing: BearingPageData; readonly part?: undefined }
  | { readonly bearing?: undefined; readonly part: PartPageData };

export const Route = createFileRoute("/products/nsk/bearing/$code")({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }): Promise<LoadedPage> => {
    const code = params.code.toUpperCase();
    const page = code.startsWith("UC") ? await loadUnit(code) : await loadBearing(code);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, params, match }) =>
    pageHead(loaderData ? describe(loaderData) : describeUnknown(params.code), { match }),
  component: BearingRoute,
  notFoundComponent: UnknownBearingRoute,
});

async function loadBearing(code: string): Promise<LoadedPage | undefined> {
  const [{ loadBearingPage }] = await Promise.all([
    import("#web/features/nsk/bearing/load-bearing-page.ts"),
    BearingSections.preload(),
    LazySectionDrawing.preload(),
  ]);
  const bearing = loadBearingPage(code);
  return bearing && { bearing };
}

/** A housed unit or its insert. */
async function loadUnit(code: string): Promise<LoadedPage | undefined> {
  const [{ loadUnitPage }, { loadInsertPage }] = await Promise.all([
    import("#web/features/parts/load-unit-page.ts"),
    import("#web/features/parts/load-insert-page.ts"),
    PartRoute.preload(),
    LazySectionDrawing.preload(),
  ]);
  const part = loadUnitPage(code) ?? loadInsertPage(code);
  return part && { part };
}

function BearingRoute(): ReactNode {
  const { bearing, part } = Route.useLoaderData();
  return part ? <PartRoute page={part} /> : <ListedBearing bearing={bearing} />;
}

function ListedBearing({ bearing }: { readonly bearing: BearingPageData }): ReactNode {
  const { code, makerDesignation } = bearing.detail.bearing;
  const offers = (
    <PartOffers
      key={code}
      code={code}
      designation={makerDesignation}
      maker="NSK"
      part={`NSK ${code}`}
      codes={listCodes(bearing.offered)}
    />
  );
  return (
    <BearingPage page={bearing} offers={offers} sections={<BearingSections page={bearing} />} />
  );
}

function UnknownBearingRoute(): ReactNode {
  const code = Route.useParams().code.toUpperCase();
  return <BearingNotFound code={code} search={<AskedSearch key={code} asked={code} />} />;
}

function describe({ bearing, part }: LoadedPage): PageDescription {
  return bearing ? describeBearing(bearing) : describePartPage(part);
}

function describeBearing({ detail, family, summary }: BearingPageData): PageDescription {
  const { bearing, code, name, category, description } = detail;
  const { products, bearings } = pagesText.en;
  const path = getBearingPath(code);
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
