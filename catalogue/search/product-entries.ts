import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import type { BearingType } from "#catalogue/engineering/designation/designation.ts";
import { findProductBelt, type StatedBelt } from "./product-belt.ts";
import { readDimensions } from "./read-dimensions.ts";
import { readProductName } from "./read-product-name.ts";
import {
  popularityRanks,
  type EntryDimensions,
  type EntryKind,
  type SearchEntry,
} from "./search-entry.ts";

/** The fields of a shop's product that its entry is made of. */
export type SearchableProduct = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string;
  readonly specifications?: string | null;
  /** The seller's own number, if there is one. */
  readonly sku?: string;
  /** Dimensions that the seller wrote, in mm, or cleared; they replace those of the code. */
  readonly statedDimensions?: StatedDimensions;
};

export type StatedDimensions = StatedBelt & {
  readonly [Name in keyof EntryDimensions]?: NonNullable<EntryDimensions[Name]> | null;
};

const noBelt: ReturnType<typeof findProductBelt> = {};

/** Shorter pieces and plain sizes such as `25` in '25 mm' aren't codes. */
const codeLike = /^(?=.*\d)(?=.{3,})(?:.*[A-Za-z/-].*|\d{4,})$/;

/**
 * Makes an entry of a product. Its code and dimensions are read from its name, the list of bearings and
 * its specifications.
 */
export function toProductEntry(product: SearchableProduct): SearchEntry {
  const { id, name, description, category, brand, specifications, sku } = product;
  const { pieces, code, designation } = readProductName(product);
  const read = designation === undefined ? undefined : readPartCode(designation);
  const dimensions = withStated(
    findDimensions(read, specifications ?? "", pieces),
    product.statedDimensions,
  );
  const others = code === undefined ? listSpacedCodes(pieces) : [];
  const codes = [code ?? [], sku ?? [], others, findOtherCodes(pieces, code)].flat();
  const { belt, code: beltCode } =
    category === "Belts" ? findProductBelt(read, product.statedDimensions) : noBelt;
  return {
    id,
    kind: toKind(category, read),
    codes: [...new Set(codes)],
    designations: [designation ?? beltCode ?? []].flat(),
    name,
    maker: brand,
    ...(read?.part === "bearing" && { basicNumber: read.basicNumber }),
    ...(belt && { belt }),
    ...(dimensions && { dimensionsMm: dimensions }),
    words: `${description} ${category} ${specifications ?? ""}`,
    popularity: toPopularity(category, read),
    href: `/shop?q=${encodeURIComponent(name)}`,
  };
}

/** Letters, a number and perhaps letters: `GE 20 DO`, which is also typed as GE20DO. */
function listSpacedCodes(pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((letters, at) => {
    const [number = "", end = ""] = pieces.slice(at + 1);
    if (!codeLetters.test(letters) || !/\d/.test(number)) return [];
    return [[letters, number, ...(codeLetters.test(end) ? [end] : [])].join(" ")];
  });
}

const codeLetters = /^[A-Z]{1,4}$/;

/** Alone, a piece of the code names another part: 22208 of '22208 EAKE4' has no tapered bore. */
function findOtherCodes(pieces: readonly string[], code = ""): readonly string[] {
  const ofCode = new Set(code.split(" "));
  return pieces.filter((piece) => codeLike.test(piece) && !ofCode.has(piece));
}

function findDimensions(
  read: PartCode | undefined,
  specifications: string,
  pieces: readonly string[],
): EntryDimensions | undefined {
  if (read?.part === "belt") return undefined;
  const listed = read?.part === "bearing" ? findBearing(read.basicNumber) : undefined;
  if (listed) {
    return { bore: listed.boreMm, outside: listed.outsideDiameterMm, width: listed.widthMm };
  }
  const stated = readSpecifications(specifications);
  if (stated.bore !== undefined || stated.outside !== undefined) return stated;
  const [size] = pieces.flatMap((piece) => readDimensions(piece) ?? []);
  return size?.readings[0];
}

function withStated(
  read: EntryDimensions | undefined,
  stated: StatedDimensions = {},
): EntryDimensions | undefined {
  const { bore, outside, width } = { ...read, ...stated };
  const dimensions = {
    ...(bore != null && { bore }),
    ...(outside != null && { outside }),
    ...(width != null && { width }),
  };
  return Object.keys(dimensions).length === 0 ? undefined : dimensions;
}

/** Dimensions in the words of a product's specifications: `Bore 25 mm; outside diameter 52 mm`. */
function readSpecifications(text: string): EntryDimensions {
  const [bore, outside, width] = specified.map((pattern) => pattern.exec(text)?.[1]).map(toMm);
  return {
    ...(bore !== undefined && { bore }),
    ...(outside !== undefined && { outside }),
    ...(width !== undefined && { width }),
  };
}

/** How specifications name the bore, the outside diameter and the width. */
const specified = [
  "bore|shaft|rod|inside diameter",
  "outside diameter|outside|housing|groove diameter",
  "width|height|length|thickness|cord",
].map((words) => new RegExp(`\\b(?:${words}) (\\d{1,4}(?:\\.\\d{1,3})?) mm`, "i"));

function toMm(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function toKind(category: string, read: PartCode | undefined): EntryKind {
  if (read?.part === "bearing") return read.type === "housed unit or insert" ? "unit" : "bearing";
  if (category === "Bearings") return "bearing";
  if (category === "Belts") return "belt";
  return category === "Seals" ? "seal" : "component";
}

const rankOfType: Readonly<Record<BearingType, number>> = {
  "deep groove ball": popularityRanks["deep-groove"],
  "deep groove ball, double row": popularityRanks["deep-groove"],
  "cylindrical roller": popularityRanks.cylindrical,
  "needle roller": popularityRanks.cylindrical,
  "needle roller without inner ring": popularityRanks.cylindrical,
  "tapered roller": popularityRanks.tapered,
  "spherical roller": popularityRanks.spherical,
  "self-aligning ball": popularityRanks["self-aligning"],
  "angular contact ball": popularityRanks["angular-contact"],
  "angular contact ball, double row": popularityRanks["angular-contact"],
  "four-point contact ball": popularityRanks["angular-contact"],
  "thrust ball, single direction": popularityRanks.thrust,
  "thrust ball, double direction": popularityRanks["double-thrust"],
  "spherical roller thrust": popularityRanks.thrust,
  "cylindrical roller thrust": popularityRanks.thrust,
  "housed unit or insert": popularityRanks.unit,
};

function toPopularity(category: string, read: PartCode | undefined): number {
  if (read?.part === "bearing") return rankOfType[read.type];
  if (category === "Bearings") return popularityRanks.unit;
  if (category === "Belts") return popularityRanks.belt;
  if (category === "Seals") return popularityRanks[read ? "oil-seal" : "seal"];
  return popularityRanks.other;
}
