import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { JsonLd } from "./json-ld.ts";

/** Texts and paths of a part's page. */
export type PartPageFacts = {
  readonly name: string;
  /** Absent for parts of any maker. */
  readonly brand?: string;
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
  bar: "BAR",
  "m/s": "MTS",
} as const;

/** A figure of a part; without a value it is left out. */
export type PartFigure = readonly [
  name: string,
  value: number | undefined,
  unit: keyof typeof units,
];

/** A bearing as a schema.org product. */
export function bearingJsonLd(bearing: Bearing, page: PartPageFacts): JsonLd {
  const isThrust = bearing.kind === "thrust" || bearing.kind === "double-thrust";
  const figures: readonly PartFigure[] = [
    ["Bore diameter", bearing.boreMm, "mm"],
    ["Outside diameter", bearing.outsideDiameterMm, "mm"],
    [isThrust ? "Height" : "Width", bearing.widthMm, "mm"],
    ["Basic dynamic load rating", bearing.dynamicLoadKn, "kN"],
    ["Basic static load rating", bearing.staticLoadKn, "kN"],
    ["Limiting speed", limitingSpeeds(bearing).standard.greaseRpm, "rpm"],
    ["Contact angle", bearing.contactAngleDeg, "°"],
    ["Mass", bearing.massKg, "kg"],
  ];
  return partJsonLd(bearing.code, figures, page);
}

/**
 * A part as a schema.org product. No offer and no rating: the catalogue has neither prices nor
 * reviews.
 */
export function partJsonLd(
  code: string,
  figures: readonly PartFigure[],
  { name, brand, category, description, path, image }: PartPageFacts,
): JsonLd {
  return (origin) => ({
    "@type": "Product",
    name,
    sku: code,
    mpn: code,
    ...(brand !== undefined && { brand: { "@type": "Brand", name: brand } }),
    category,
    description,
    url: absoluteUrl(origin, path),
    image: absoluteUrl(origin, image),
    additionalProperty: figures.flatMap(([label, value, unit]) =>
      value === undefined
        ? []
        : [{ "@type": "PropertyValue", name: label, value, unitText: unit, unitCode: units[unit] }],
    ),
  });
}
