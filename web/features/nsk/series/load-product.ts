import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import {
  familyImage,
  familySheetPath,
  getComponentImage,
  nskCataloguePath,
} from "#catalogue/drawing/media-path.ts";
import { seriesImages } from "#catalogue/media/family-images.data.ts";
import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import { findPartImage } from "#catalogue/media/find-part-image.ts";
import type { PartImageFacts } from "#catalogue/media/part-image.ts";
import { partImages } from "#catalogue/media/part-images.data.ts";
import { findFamily } from "#catalogue/nsk/categories.ts";
import { findProductPage, type SeriesPage } from "#catalogue/nsk/product-page.ts";
import { toReadableName, showSeries, type ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { familyPreview } from "#web/features/nsk/family-preview.ts";
import { nskText } from "#web/messages/nsk.ts";
import { productDetailText } from "#web/messages/product-detail.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { bearingCrumbs } from "#web/seo/bearing-crumbs.ts";
import type { PageDescription } from "#web/seo/page-head.ts";

export type LoadedProduct = {
  readonly own: ShownProduct;
  readonly slug: string;
  readonly series: SeriesPage | undefined;
  readonly drawing: Drawing | undefined;
  /** An image of its kind of part. */
  readonly image: PartImageFacts | undefined;
  /** Path of the drawing of its kind, for a series without image and without a typical size. */
  readonly drawnKind: string | undefined;
  /** The PDF of its family, or of the whole range if the family is unknown. */
  readonly sheetPath: string;
  /** Its sizes, or the product itself. */
  readonly offered: readonly OfferedRow[];
  readonly head: PageDescription;
};

/** Loads the product of a URL; a generic product if there is no such series. */
export function loadProduct(familySlug: string, slug: string): LoadedProduct {
  const text = productDetailText.en;
  const series = findProductPage(familySlug, slug);
  const own = series ? showSeries(series, text.facts) : fallback(slug);
  const path = `/products/nsk/${encodeURIComponent(familySlug)}/${encodeURIComponent(slug)}`;
  const sheetPath = findFamily(familySlug) ? familySheetPath("nsk", familySlug) : nskCataloguePath;
  if (!series) {
    const { fullName: title, description } = own;
    const head = { title, description, path, noIndex: true };
    const offered = [{ key: own.name, code: own.name, part: own.fullName }];
    const none = { drawing: undefined, image: undefined, drawnKind: undefined };
    return { own, slug, series, ...none, sheetPath, offered, head };
  }
  const { typical } = series;
  const drawing = typical && draw(typical);
  const image = findImage(series);
  return {
    own,
    slug,
    series,
    drawing,
    image,
    drawnKind: findDrawnKind(series),
    sheetPath,
    offered: listOffered(series),
    head: describe(series, own, path),
  };
}

function listOffered({ bearings, units, name, fullName }: SeriesPage): readonly OfferedRow[] {
  if (bearings.length + units.length === 0) return [{ key: name, code: name, part: fullName }];
  return [
    ...bearings.map(({ code, makerDesignation }) => ({
      ...toOffered(code),
      designation: makerDesignation,
    })),
    ...units.map(({ code }) => ({ ...toOffered(code), designation: code })),
  ];
}

function toOffered(code: string): OfferedRow {
  return { key: code, code, maker: "NSK", part: `NSK ${code}` };
}

/** A family of units contains several kinds of housings, identified by their codes. */
function findImage({ typical, family, slug, drawnKind }: SeriesPage): PartImageFacts | undefined {
  if (drawnKind) return undefined;
  const name =
    typical && !("kind" in typical)
      ? findPartImage({ name: typical.code, category: "Bearings" })
      : (seriesImages[slug] ?? findFamilyImage(family.slug));
  return partImages.find((image) => image.name === name);
}

function findDrawnKind({ family, drawnKind }: SeriesPage): string {
  return drawnKind ? getComponentImage(drawnKind) : familyImage(family.slug);
}

function describe(series: SeriesPage, own: ShownProduct, path: string): PageDescription {
  const { family, fullName: title, name } = series;
  const facts = own.specifications.map(([fact, value]) => `${fact.toLowerCase()} ${value}`);
  return {
    title,
    description: productDetailText.en.description(title, facts.slice(0, 4).join(", ")),
    path,
    image: familyPreview(series.drawnKind ? undefined : family.slug),
    crumbs: bearingCrumbs(
      { name: nskText.en.brand.title, path: "/products/bearing/nsk" },
      { name: family.title, path: `/products/nsk/${family.slug}` },
      { name, path },
    ),
  };
}

function draw(part: Bearing | HousedUnit): Drawing {
  return "kind" in part ? drawBearing(part) : drawUnit(part);
}

function fallback(slug: string): ShownProduct {
  const text = productDetailText.en.fallback;
  const name = toReadableName(slug);
  return {
    name,
    fullName: text.fullName(name),
    category: text.category,
    description: text.description,
    specifications: [],
    features: [],
    applications: [],
    models: [],
    availability: "on-request",
  };
}
