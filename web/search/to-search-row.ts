import { familyImage, getBearingImage, getUnitImage } from "#catalogue/drawing/media-path.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { toProductEntry, type StatedDimensions } from "#catalogue/search/product-entries.ts";
import type { SearchHit } from "#catalogue/search/search-answer.ts";
import type { SearchEntry } from "#catalogue/search/search-entry.ts";
import { getProductPath } from "#domain/product-path.ts";
import { toCodeExplanation, type CodeExplanation } from "./code-explanation.ts";
import type { SearchRow, SoldProduct } from "./search-row.ts";
import { toHitMatch, type FoundMatch } from "./to-hit-match.ts";

/** Shows a hit of the built-in entries as a row. */
export function toPartRow({ entry, ...hit }: SearchHit): SearchRow {
  const { id, codes, name, href } = entry;
  const [code] = codes;
  const image = findDrawing(entry);
  return {
    id,
    title: code ?? name,
    isCode: code !== undefined,
    ...(code !== undefined && { name }),
    ...describe(entry),
    ...(image !== undefined && { image }),
    href,
    hit,
  };
}

/** A product that the API found, with its reason. */
export type FoundProduct = Omit<SearchRow["hit"], "match"> & {
  readonly product: SoldProduct;
  readonly match: FoundMatch;
};

/** Shows a found product as a row; its code and dimensions are read from its name. */
export function toProductRow({ product, match, reason, isOtherMaker }: FoundProduct): SearchRow {
  const entry = toProductEntry({ ...product, statedDimensions: toStatedDimensions(product) });
  return {
    id: product.id,
    title: product.name,
    isCode: false,
    ...describe(entry),
    href: getProductPath(product),
    hit: { match: toHitMatch(match), reason, ...(isOtherMaker && { isOtherMaker }) },
    product,
  };
}

/** The product's own figures, which staff can have written, before those of its name. */
function toStatedDimensions(product: SoldProduct): StatedDimensions {
  const { bore_mm, outside_diameter_mm, width_mm, length_mm, section } = product;
  return {
    ...(bore_mm !== null && { bore: bore_mm }),
    ...(outside_diameter_mm !== null && { outside: outside_diameter_mm }),
    ...(width_mm !== null && { width: width_mm }),
    ...(length_mm !== null && { length: length_mm }),
    ...(section !== null && { section }),
  };
}

function describe(
  entry: SearchEntry,
): Pick<SearchRow, "kind" | "maker" | "dimensionsMm" | "belt" | "explanation"> {
  const { kind, maker, dimensionsMm, belt } = entry;
  const explanation = explainEntry(entry);
  return {
    kind,
    ...(maker !== undefined && maker !== "" && { maker }),
    ...(dimensionsMm && { dimensionsMm }),
    ...(belt && { belt }),
    ...(explanation && { explanation }),
  };
}

/** Explains the code of an entry that is one part: a seal of one size has several designations. */
function explainEntry({
  codes,
  designations = codes,
  maker,
}: SearchEntry): CodeExplanation | undefined {
  const [designation] = designations;
  if (designation === undefined || designations.length > 1) return undefined;
  const read = readPartCode(`${maker ?? ""} ${designation}`) ?? readPartCode(designation);
  return read && toCodeExplanation(read);
}

function findDrawing({ kind, codes, family, image }: SearchEntry): string | undefined {
  const [code] = codes;
  if (image !== undefined) return image;
  if (kind === "bearing" && code !== undefined) return getBearingImage(code);
  if (kind === "unit" && code !== undefined) return getUnitImage(code);
  return family === undefined ? undefined : familyImage(family);
}
