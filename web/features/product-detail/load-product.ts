import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { findProductPage, type ProductPage } from "#catalogue/nsk/product-page.ts";
import { nameOfSlug, showSeries, type ShownProduct } from "#catalogue/nsk/shown-product.ts";
import { productDetailText } from "#web/messages/product-detail.ts";

export interface LoadedProduct {
  readonly own: ShownProduct;
  readonly slug: string;
  readonly series: ProductPage | undefined;
  readonly drawing: Drawing | undefined;
}

/** What an address's product shows; a generic product where there is no such series. */
export function loadProduct(familySlug: string, slug: string): LoadedProduct {
  const text = productDetailText.en;
  const series = findProductPage(familySlug, slug);
  if (!series) return { own: fallback(slug), slug, series: undefined, drawing: undefined };
  const own = showSeries(series, text.facts);
  return { own, slug, series, drawing: series.typical && draw(series.typical) };
}

function draw(part: Bearing | HousedUnit): Drawing {
  return "kind" in part ? drawBearing(part) : drawUnit(part);
}

function fallback(slug: string): ShownProduct {
  const text = productDetailText.en.fallback;
  const name = nameOfSlug(slug);
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
