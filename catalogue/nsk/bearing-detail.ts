import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { limitingSpeeds } from "#catalogue/bearings/limiting-speeds.ts";
import { formatKg, formatKn, formatMm, formatRpm } from "#catalogue/format.ts";
import { bearingNotes } from "./bearing-notes.ts";
import { bearingTexts } from "./bearing-texts.data.ts";
import { getKindCategory } from "./categories.ts";
import type { BearingTexts } from "./nsk-family.ts";

/** Content of a bearing's detail page. Texts include their units. */
export type BearingDetail = {
  readonly bearing: Bearing;
  readonly code: string;
  readonly name: string;
  readonly series: string;
  readonly category: string;
  readonly description: string;
  readonly dimensions: {
    readonly innerDiameter: string;
    readonly outerDiameter: string;
    /** Thrust bearings have a height instead. */
    readonly width?: string;
    readonly height?: string;
    /** How the width divides, for tapered bearings. */
    readonly note?: string;
  };
  readonly specifications: {
    readonly dynamicLoad: string;
    readonly staticLoad: string;
    readonly limitSpeed: string;
    readonly weight: string;
    readonly cageType: string;
    readonly sealType: string;
    readonly precision: string;
    readonly temperature: string;
    readonly contactAngle?: string;
  };
  readonly applications: readonly string[];
  readonly technicalFeatures: readonly string[];
  readonly availableVariants: readonly string[];
  /** Limits of the figures above. */
  readonly notes: readonly string[];
};

/** The codes of docs/product/catalogue.md#all-bearings, in its order. */
export const specifiedCodes: readonly string[] = bearingTexts.flatMap(({ codes }) => codes);

/** Every listed code, the specified ones first. */
export const detailCodes: readonly string[] = [
  ...specifiedCodes,
  ...bearingTexts.flatMap(({ furtherCodes = [] }) => furtherCodes),
];

/**
 * Finds the content of a bearing's detail page. Returns undefined for a code in no list.
 *
 * @param code In any case: the address carries it in lower case.
 */
export function findBearingDetail(code: string): BearingDetail | undefined {
  const wanted = code.toUpperCase();
  const texts = bearingTexts.find(
    ({ codes, furtherCodes = [] }) => codes.includes(wanted) || furtherCodes.includes(wanted),
  );
  return texts && composeDetail(getBearing(wanted), texts);
}

function composeDetail(bearing: Bearing, texts: BearingTexts): BearingDetail {
  const category = getKindCategory(bearing.kind);
  const fill = (text: string): string => fillIn(text, bearing);
  return {
    bearing,
    code: bearing.code,
    name: `${bearing.code} ${category.replace(/s$/, "")}`,
    series: texts.series,
    category,
    description: fill(texts.description),
    dimensions: describeDimensions(bearing),
    specifications: {
      dynamicLoad: formatKn(bearing.dynamicLoadKn),
      staticLoad: formatKn(bearing.staticLoadKn),
      limitSpeed: formatRpm(limitingSpeeds(bearing).standard.greaseRpm),
      weight: formatKg(bearing.massKg),
      cageType: bearing.cage,
      sealType: texts.sealType,
      precision: texts.precision,
      // Not from a catalogue: docs/product/catalogue.md#temperature-and-precision
      temperature: "-40°C to +120°C",
      ...(bearing.kind === "angular-contact" && {
        contactAngle: `${bearing.contactAngleDeg}°`,
      }),
    },
    applications: texts.applications,
    technicalFeatures: texts.features.map(fill),
    availableVariants: texts.variants.map(fill),
    notes: bearingNotes(bearing),
  };
}

function describeDimensions(bearing: Bearing): BearingDetail["dimensions"] {
  const { coneWidthMm, cupWidthMm } = bearing;
  const diameters = {
    innerDiameter: formatMm(bearing.boreMm),
    outerDiameter: formatMm(bearing.outsideDiameterMm),
  };
  const width = formatMm(bearing.widthMm);
  if (bearing.kind === "thrust" || bearing.kind === "double-thrust") {
    return { ...diameters, height: width };
  }
  if (coneWidthMm === undefined || cupWidthMm === undefined) return { ...diameters, width };
  const parts = `cone width ${formatMm(coneWidthMm)}, cup width ${formatMm(cupWidthMm)}`;
  return { ...diameters, width, note: `T = ${width} overall; ${parts}` };
}

/** Inserts the bearing's figures into a text that its group shares. */
function fillIn(text: string, bearing: Bearing): string {
  const figures: Readonly<Record<string, string | number | undefined>> = {
    code: bearing.code,
    designation: bearing.makerDesignation,
    // The K precedes the suffix of the lubrication groove: 22208EAKE4.
    tapered: bearing.makerDesignation.replace(/(?:E4)?$/, "K$&"),
    number: bearing.code.replace(/^\D+/, ""),
    size: bearing.code.slice(-2),
    bore: formatMm(bearing.boreMm),
    y1: bearing.y1,
    e: bearing.e,
    misalignment: `${bearing.misalignmentDeg}°`,
    sealedSpeed: bearing.sealedSpeedRpm && formatRpm(bearing.sealedSpeedRpm),
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
}
