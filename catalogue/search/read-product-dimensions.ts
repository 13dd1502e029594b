import { findBearing } from "#catalogue/bearings/find-bearing.ts";
import type { BeltCode } from "#catalogue/engineering/codes/belt-code.ts";
import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readBeltCode } from "#catalogue/engineering/codes/read-belt-code.ts";
import { readSealCode } from "#catalogue/engineering/codes/read-seal-code.ts";
import type { SealCode } from "#catalogue/engineering/codes/seal-code.ts";
import type {
  BearingDesignation,
  Sealing,
} from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import { toThousandths } from "#domain/dimension.ts";
import type { DimensionField, ProductInput } from "#domain/product-fields.ts";
import type { ProductSeals } from "#domain/seals.ts";
import { getNamedLength } from "./belt-length.ts";
import { findBoundary } from "./find-boundary.ts";
import { toProductEntry } from "./product-entries.ts";
import { readDimensions } from "./read-dimensions.ts";
import type { EntryDimensions } from "./search-entry.ts";

/** What a product's dimensions are read from. */
export type CodedProduct = Pick<ProductInput, "name" | "category" | "brand">;

/** The dimensions that a product's name states; those that aren't known are absent. */
export type NamedDimensions = {
  readonly [Field in DimensionField]?: NonNullable<ProductInput[Field]>;
};

/**
 * Reads the dimensions of a product from the code in its name. A name with anything that can be of
 * another part or change a dimension states none: an empty field is better than a wrong bore.
 */
export function readProductDimensions(product: CodedProduct): NamedDimensions {
  const name = product.name.split(/\s+/).join(" ");
  const categories = product.category === "" ? [...readers.keys()] : [product.category];
  const readings = categories
    .map((category) => readInCategory({ ...product, name, category }))
    .filter((dimensions) => Object.keys(dimensions).length > 0);
  const [first = {}, ...others] = readings;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : {};
}

/** The readers of the categories whose names are codes. */
const readers: ReadonlyMap<string, (code: string, suffix: Rest["suffix"]) => NamedDimensions> =
  new Map([
    ["Bearings", (code, suffix) => describeBearing(readDesignation(code), suffix)],
    ["Belts", (code) => describeBelt(readBeltCode(code))],
    ["Seals", (code) => describeSeal(readSealCode(code))],
  ]);

function readInCategory(product: CodedProduct): NamedDimensions {
  const { name, category, brand } = product;
  const read = readers.get(category);
  if (!read) return {};
  const { codes, designations = [] } = toProductEntry({ ...product, id: "", description: "" });
  const [designation] = designations;
  const code = designation === undefined ? "" : (codes[0] ?? "");
  const { isOfOtherPart, suffix, sizes } = readRest(name.replace(code, " "), brand);
  if (isOfOtherPart) return {};
  const [size = {}, ...others] = sizes.map(describeSize);
  if (designation === undefined) return category === "Belts" || others.length > 0 ? {} : size;
  const [maker = ""] = [name, brand].flatMap((text) => toNormalForm(text).makers);
  const dimensions = read(`${maker} ${designation}`, suffix);
  return [size, ...others].every((one) => agrees(one, dimensions)) ? dimensions : {};
}

/** Words of parts that are sold for a bearing or a belt, or together with one. */
const otherParts =
  /(?<!\p{L})(?:for|për|per|housing|plummer|sleeve|adapter|nut|washer|puller|kit|set|spacer|cage|pulley|bush|sprocket|coupling|tensioner|ring|cover|tool|strehë|dado|pulexhë|puleg\p{L}*|unaz\p{L}*|kapak|komplet)(?!\p{L})/iu;
const closures = /seal|shield|rubber|open|guarnicion|gomin|mbyll|mbroj|hapur/i;
/** A belt's width and ribs, which are read with its code, and a tooth form with a figure. */
const beltFigures = /(?<![\p{L}\d./-])\d{1,3} ?(?:mm|ribs?)(?![\p{L}\d])|\bGT3\b/giu;
/** Words, with hyphens: Self-Aligning. Shorter ones, above all capitals, can be suffixes. */
const plainWord = /^(?=.*\p{L}{4})(?:[\p{L}-]*\p{Ll}[\p{L}-]*|\p{L}{7,})$/u;

type Rest = {
  readonly isOfOtherPart: boolean;
  /** Whether a word is a suffix of bearings, or can be one or say how a bearing is closed. */
  readonly suffix: "none" | "possible" | "read";
  /** Sizes of three figures: 25x52x15. */
  readonly sizes: readonly EntryDimensions[];
};

/** Reads what a name says beside its code. */
function readRest(text: string, brand: string): Rest {
  const pieces = text.replace(brand, " ").replaceAll(beltFigures, " ").split(" ");
  const sizes = new Map(
    pieces.flatMap((piece) => {
      const size = readSize(piece);
      return size ? [[piece, size] as const] : [];
    }),
  );
  const words = pieces.filter((piece) => !sizes.has(piece)).join(" ");
  const { text: form } = toNormalForm(words);
  return {
    isOfOtherPart: otherParts.test(words) || /[\p{N}+]/u.test(form),
    suffix: findSuffix(words),
    sizes: [...sizes.values()],
  };
}

function findSuffix(words: string): Rest["suffix"] {
  const pieces = words.split(/[ ,./()]+/).filter((piece) => toNormalForm(piece).text !== "");
  // DDUCM could be a word, but is read as seals and clearance.
  if (pieces.some((piece) => readDesignation(`6205 ${piece}`)?.unread === "")) return "read";
  const isPlain = !closures.test(words) && pieces.every((piece) => plainWord.test(piece));
  return isPlain ? "none" : "possible";
}

/** Bore, outside diameter and width in the usual order; a seal of a piston has the larger one first. */
function readSize(piece: string): EntryDimensions | undefined {
  const read = readDimensions(piece);
  const [bore = 0, outside = 0, width = 0, more] = read?.figures ?? [];
  const isUsual = bore < outside && width > 0 && width < outside && more === undefined;
  return read && isUsual ? { bore, outside, width } : undefined;
}

function describeSize({ bore, outside, width }: EntryDimensions): NamedDimensions {
  return {
    ...(bore !== undefined && { bore_mm: toThousandths(bore) }),
    ...(outside !== undefined && { outside_diameter_mm: toThousandths(outside) }),
    ...(width !== undefined && { width_mm: toThousandths(width) }),
  };
}

/** Whether a size in the name is that of the code, as far as the code states it. */
function agrees(size: NamedDimensions, { seals: _, ...dimensions }: NamedDimensions): boolean {
  const stated = new Map<string, unknown>(Object.entries(dimensions));
  return Object.entries(size).every(([field, mm]) => (stated.get(field) ?? mm) === mm);
}

function describeBearing(
  read: BearingDesignation | undefined,
  suffix: Rest["suffix"],
): NamedDimensions {
  // An unread token beside the number can change the bore, and a sleeve gives the bearing another one.
  const isOtherBore = read?.unread !== "" && read?.boreMm === undefined;
  if (!read || isOtherBore || read.accessory !== undefined) return {};
  const { width_mm, ...size } = describeSize(findSize(read));
  const isPair = read.arrangement !== undefined && read.arrangement !== "universal single";
  // A suffix beside the code can state a pair, too.
  const hasWidth = !isPair && suffix !== "read";
  const isKnown =
    read.seal.status === "stated" ? suffix !== "read" : suffix === "none" && read.unread === "";
  return {
    ...size,
    ...(width_mm !== undefined && hasWidth && { width_mm }),
    ...(isKnown && read.seal.status !== "unknown" && { seals: sealsBySealing[read.seal.value] }),
  };
}

function findSize(read: BearingDesignation): EntryDimensions {
  const listed = findBearing(read.basicNumber);
  if (listed) {
    return { bore: listed.boreMm, outside: listed.outsideDiameterMm, width: listed.widthMm };
  }
  // The series of thrust bearings have numbers of their own.
  const standard = read.type.includes("thrust") ? undefined : findBoundary(read);
  return standard ?? (read.boreMm === undefined ? {} : { bore: read.boreMm });
}

const sealsBySealing: Readonly<Record<Sealing, ProductSeals>> = {
  open: "open",
  "one shield": "one shield",
  "two shields": "shields",
  "one removable shield": "one shield",
  "two removable shields": "shields",
  "one non-contact seal": "one non-contact seal",
  "two non-contact seals": "non-contact seals",
  "one contact seal": "one contact seal",
  "two contact seals": "contact seals",
  "one light-contact seal": "one light-contact seal",
  "two light-contact seals": "light-contact seals",
  "one low-friction seal": "one low-friction seal",
  "two low-friction seals": "low-friction seals",
};

/** The width of a V-belt is that of its section, and of a ribbed belt that of its ribs. */
const kindsWithWidth = new Set<BeltCode["kind"]>(["timing", "variable speed"]);

function describeBelt(read: BeltCode | undefined): NamedDimensions {
  if (!read || read.unread !== "") return {};
  const length = getNamedLength(read);
  // The section of a raw-edge belt is listed without its X.
  const written = read.tokens.find(({ kind }) => kind === "section")?.text;
  return {
    ...(length !== undefined && { length_mm: toThousandths(length.mm) }),
    ...(read.widthMm !== undefined &&
      kindsWithWidth.has(read.kind) && { width_mm: toThousandths(read.widthMm) }),
    section: read.isRawEdge || read.kind === "wedge" ? (written ?? read.section) : read.section,
  };
}

function describeSeal(read: SealCode | undefined): NamedDimensions {
  if (!read || read.unread !== "") return {};
  return describeSize({
    bore: read.shaftMm,
    outside: read.housingMm,
    ...(read.widthMm !== undefined && { width: read.widthMm }),
  });
}
