import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { listSeriesBearings, listSeriesUnits } from "#catalogue/bearings/find-bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { limitingSpeeds, type SpeedsByCage } from "#catalogue/bearings/limiting-speeds.ts";
import { unitLegend } from "#catalogue/bearings/unit-legend.data.ts";
import type { DrawnKind } from "#catalogue/drawing/components/component-kind.ts";
import { formatSpan, groupThousands, withUnit, writeKg, writeKn } from "#catalogue/format.ts";
import { toSlug } from "#catalogue/slug.ts";
import { findFamily } from "./categories.ts";
import { familyFeatures } from "./family-features.data.ts";
import type { NskFamily, NskSeries } from "./nsk-family.ts";

/** A listed size of a bearing series. */
export type BearingSize = Pick<
  Bearing,
  | "code"
  | "makerDesignation"
  | "boreMm"
  | "outsideDiameterMm"
  | "widthMm"
  | "dynamicLoadKn"
  | "staticLoadKn"
  | "massKg"
> & { readonly speeds: SpeedsByCage };

/** A specification; its name is a key of the page's dictionary. */
export type ProductFact = {
  readonly name:
    | "covers"
    | "design"
    | "uses"
    | "bore"
    | "outside"
    | "width"
    | "height"
    | "load"
    | "speed"
    | "mass";
  readonly value: string;
};

/** An NSK series with all content of its page. */
export type SeriesPage = {
  readonly family: Pick<NskFamily, "slug" | "name" | "title">;
  readonly slug: string;
  /** Its kind of part, if its family's image and drawing show another one. */
  readonly drawnKind?: DrawnKind;
  readonly name: string;
  readonly fullName: string;
  readonly description: string;
  readonly facts: readonly ProductFact[];
  readonly features: readonly string[];
  readonly applications: readonly string[];
  readonly bearings: readonly BearingSize[];
  readonly units: readonly HousedUnit[];
  /** Letters of the units' housings with their meaning; empty without units. */
  readonly legend: Readonly<Record<string, string>>;
  /** The representative size in the drawing of the series. */
  readonly typical: Bearing | HousedUnit | undefined;
  readonly related: readonly { readonly name: string; readonly slug: string }[];
};

/**
 * Finds the content of a series page. Returns undefined for an unknown family or series.
 *
 * @param familySlug Such as `deep-groove-ball-bearings`.
 * @param seriesSlug The series' name as the address has it: `6200-series`.
 */
export function findProductPage(familySlug: string, seriesSlug: string): SeriesPage | undefined {
  const family = findFamily(familySlug);
  const series = family?.series.find(({ name }) => toSlug(name) === seriesSlug);
  if (!family || !series) return undefined;
  const bearings = series.sizes === undefined ? [] : listSeriesBearings(series.sizes);
  const units = series.sizes === undefined ? [] : listSeriesUnits(series.sizes);
  const features = familyFeatures[family.slug] ?? [];
  return {
    family: { slug: family.slug, name: family.name, title: family.title },
    slug: seriesSlug,
    ...(series.drawnKind && { drawnKind: series.drawnKind }),
    name: series.name,
    fullName: `NSK ${series.name} ${family.title}`,
    description: `${series.description} ${family.description}`,
    facts:
      bearings.length + units.length > 0
        ? [...coverage(series), ...bearingFacts(bearings), ...unitFacts(units)]
        : [...coverage(series), ...words(series, features)],
    features,
    applications: series.applications.split(/,\s*/),
    bearings: bearings.map(asSize),
    units,
    legend: units[0] ? unitLegend[units[0].series] : {},
    typical: getMiddle(bearings) ?? getMiddle(units),
    related: family.series
      .filter((other) => other !== series)
      .map(({ name }) => ({ name, slug: toSlug(name) })),
  };
}

function coverage({ specs }: NskSeries): readonly ProductFact[] {
  return specs === undefined ? [] : [{ name: "covers", value: specs }];
}

/** What is known of a series without figures, so that its page isn't nearly empty. */
function words({ applications }: NskSeries, features: readonly string[]): readonly ProductFact[] {
  return [
    ...(features.length > 0 ? [{ name: "design", value: features.join("; ") } as const] : []),
    { name: "uses", value: applications },
  ];
}

function bearingFacts(sizes: readonly Bearing[]): readonly ProductFact[] {
  const first = sizes[0];
  if (!first) return [];
  const isThrust = first.kind === "thrust" || first.kind === "double-thrust";
  const span = (
    read: (size: Bearing) => number,
    unit: string,
    write?: (value: number) => string,
  ): string => withUnit(formatSpan(sizes.map(read), write), unit);
  const speeds = sizes.map(limitingSpeeds);
  const grease = speeds.map(({ standard }) => standard.greaseRpm);
  const speed = withUnit(formatSpan(grease, groupThousands), "rpm");
  const hasMachined = speeds.some(({ machined }) => machined !== undefined);
  return [
    { name: "bore", value: span((size) => size.boreMm, "mm") },
    { name: "outside", value: span((size) => size.outsideDiameterMm, "mm") },
    { name: isThrust ? "height" : "width", value: span((size) => size.widthMm, "mm") },
    { name: "load", value: span((size) => size.dynamicLoadKn, "kN", writeKn) },
    { name: "speed", value: hasMachined ? `${speed}, pressed steel cage` : speed },
    { name: "mass", value: span((size) => size.massKg, "kg", writeKg) },
  ];
}

function unitFacts(units: readonly HousedUnit[]): readonly ProductFact[] {
  if (units.length === 0) return [];
  const loads = units.map(({ dynamicLoadKn }) => dynamicLoadKn);
  const speeds = units.map(({ speedRpm }) => speedRpm);
  return [
    { name: "load", value: withUnit(formatSpan(loads, writeKn), "kN") },
    { name: "speed", value: withUnit(formatSpan(speeds, groupThousands), "rpm") },
    {
      name: "mass",
      value: withUnit(formatSpan(units.map(({ massKg }) => massKg)), "kg"),
    },
  ];
}

function asSize(bearing: Bearing): BearingSize {
  return {
    code: bearing.code,
    makerDesignation: bearing.makerDesignation,
    boreMm: bearing.boreMm,
    outsideDiameterMm: bearing.outsideDiameterMm,
    widthMm: bearing.widthMm,
    dynamicLoadKn: bearing.dynamicLoadKn,
    staticLoadKn: bearing.staticLoadKn,
    speeds: limitingSpeeds(bearing),
    massKg: bearing.massKg,
  };
}

function getMiddle<Row>(rows: readonly Row[]): Row | undefined {
  return rows[Math.floor(rows.length / 2)];
}
