import type { BeltCode } from "#catalogue/engineering/codes/belt-code.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { getNamedLength } from "./belt-length.ts";
import { toCodeKey } from "./code-key.ts";
import { getInsertNumber } from "./entry-index.ts";
import { findBoundary } from "./find-boundary.ts";
import { listNamedLengths, measuredShare } from "./measured-length.ts";
import type { QueryReading } from "./read-query.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** A section and the length of the requested belt. */
export type BeltLookup = { readonly section: string; readonly lengthMm?: number };

/** A length of a belt, of any section if it names none. */
export type MeasuredLookup = { readonly section?: string; readonly lengthMm: number };

/** Bore and outside diameter in mm; the width can be any. */
export type BoundaryLookup = { readonly bore: number; readonly outside: number };

/**
 * Where entries that a text can mean have to be looked up, if there are too many for an index in memory.
 * Ranking decides which of them are hits.
 */
export type CandidateLookups = {
  /** Keys of whole codes. */
  readonly codes: readonly string[];
  /** Basic numbers of bearings and units. */
  readonly numbers: readonly string[];
  /** Numbers of inserts, whose units are looked for. */
  readonly inserts: readonly string[];
  readonly belt?: BeltLookup;
  /** Lengths of belts that were measured, and by how much they may differ. */
  readonly measured?: { readonly belts: readonly MeasuredLookup[]; readonly toleranceMm: number };
  readonly sizes: readonly EntryDimensions[];
  readonly boundaries: readonly BoundaryLookup[];
  /** What codes begin with. */
  readonly beginning?: string;
  readonly makers: readonly string[];
};

const shortestBeginning = 2;

/** Lists where the entries of a reading's code and dimensions are; `listWantedWords` lists its words. */
export function listCandidateLookups(reading: QueryReading): CandidateLookups {
  const { part, dimensions, makers, codeTexts, codeText, otherNumber, otherParts, worn, measured } =
    reading;
  const bearing = part?.part === "bearing" ? lookUpBearing(part) : noBearing;
  const sizes = listSizes(reading);
  const beginning = toCodeKey(codeText);
  const wornNumbers = (worn?.codes ?? []).flatMap((one) =>
    one.part.part === "bearing" ? one.part.basicNumber : [],
  );
  const [wornBelt] = (worn?.codes ?? []).flatMap((one): readonly BeltLookup[] =>
    one.part.part === "belt" ? [{ section: one.part.section }] : [],
  );
  const belt = part?.part === "belt" ? lookUpBelt(part) : wornBelt;
  const wornTexts = (worn?.codes ?? []).map(({ written }) => written);
  const others = otherParts.map((other) => other.part);
  const codes = [
    ...codeTexts,
    ...bearing.accessories,
    ...wornTexts,
    ...others.flatMap((other) => (other.part === "bearing" ? [] : other.code)),
  ].map(toCodeKey);
  return {
    codes: unique(codes.filter((key) => key !== "")),
    numbers: unique([
      ...bearing.numbers,
      ...wornNumbers,
      ...others.flatMap((other) => (other.part === "bearing" ? other.basicNumber : [])),
      ...(otherNumber === undefined ? [] : [otherNumber]),
    ]),
    inserts: bearing.inserts,
    ...(belt && { belt }),
    ...lookUpMeasured(measured),
    sizes,
    boundaries: [...sizes, ...bearing.boundaries].flatMap(({ bore, outside }) =>
      bore === undefined || outside === undefined ? [] : [{ bore, outside }],
    ),
    ...(beginning.length >= shortestBeginning && !dimensions && { beginning }),
    makers,
  };
}

type BearingLookup = Pick<CandidateLookups, "numbers" | "inserts"> & {
  readonly accessories: readonly string[];
  readonly boundaries: readonly EntryDimensions[];
};

const noBearing: BearingLookup = { numbers: [], inserts: [], accessories: [], boundaries: [] };

/** The number, the same with a metric bore, its insert, and the size by which others are found. */
function lookUpBearing(asked: BearingDesignation): BearingLookup {
  const { basicNumber, series, boreCode, accessory } = asked;
  const insert = getInsertNumber(series + boreCode) ?? series + boreCode;
  const boundary = findBoundary(asked);
  return {
    numbers: unique([basicNumber, series + boreCode, insert]),
    inserts: [insert],
    accessories: accessory === undefined ? [] : [accessory],
    boundaries: boundary ? [boundary] : [],
  };
}

function lookUpMeasured(measured: QueryReading["measured"]): Pick<CandidateLookups, "measured"> {
  if (!measured) return {};
  return {
    measured: { belts: listNamedLengths(measured), toleranceMm: measured.mm * measuredShare },
  };
}

function lookUpBelt(asked: BeltCode): BeltLookup {
  const lengthMm = getNamedLength(asked)?.mm;
  return { section: asked.section, ...(lengthMm !== undefined && { lengthMm }) };
}

function listSizes({ part, dimensions, worn }: QueryReading): readonly EntryDimensions[] {
  if (part?.part === "seal") {
    const { shaftMm, housingMm, widthMm } = part;
    return [
      { bore: shaftMm, outside: housingMm, ...(widthMm !== undefined && { width: widthMm }) },
    ];
  }
  if (worn) return worn.sizes.map(({ asked }) => asked);
  if (!dimensions) return [];
  return [...dimensions.readings, ...(part ? [] : dimensions.rareReadings)];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
