import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { JsonLd } from "./json-ld.ts";

/** Texts and paths of a bearing's page. */
export type BearingPageFacts = {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  /** Path of its image. */
  readonly image: string;
};

/** Unit codes of UN/CEFACT Recommendation 20, as schema.org requires. */
const units = {
  mm: "MMT",
  kN: "B47",
  rpm: "RPM",
  kg: "KGM",
  "°": "DD",
} as const;

type Figure = readonly [name: string, value: number | undefined, unit: keyof typeof units];

/**
 * A bearing as a schema.org product. No offer and no rating: the catalogue has neither prices nor
 * reviews.
 */
export function bearingJsonLd(bearing: Bearing, page: BearingPageFacts): JsonLd {
  const isThrust = bearing.kind === "thrust" || bearing.kind === "double-thrust";
  const figures: readonly Figure[] = [
    ["Bore diameter", bearing.boreMm, "mm"],
    ["Outside diameter", bearing.outsideDiameterMm, "mm"],
    [isThrust ? "Height" : "Width", bearing.widthMm, "mm"],
    ["Basic dynamic load rating", bearing.dynamicLoadKn, "kN"],
    ["Basic static load rating", bearing.staticLoadKn, "kN"],
    ["Limiting speed", limitingSpeeds(bearing).standard.greaseRpm, "rpm"],
    ["Contact angle", bearing.contactAngleDeg, "°"],
    ["Mass", bearing.massKg, "kg"],
  ];
  return (origin) => ({
    "@type": "Product",
    name: page.name,
    sku: bearing.code,
    mpn: bearing.code,
    brand: { "@type": "Brand", name: page.brand },
    category: page.category,
    description: page.description,
    url: absoluteUrl(origin, page.path),
    image: absoluteUrl(origin, page.image),
    additionalProperty: figures.flatMap(([name, value, unit]) =>
      value === undefined
        ? []
        : [{ "@type": "PropertyValue", name, value, unitText: unit, unitCode: units[unit] }],
    ),
  });
}
