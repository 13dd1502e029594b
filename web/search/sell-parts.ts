import type { SearchRow } from "./search-row.ts";

/** Rows of parts with the products that they are sold as, and the products that remain. */
export type SoldParts = {
  readonly parts: readonly SearchRow[];
  readonly products: readonly SearchRow[];
};

/**
 * Gives parts the products that are the same part: of the same maker, with the same tokens in their codes.
 * A variant, such as a sealed bearing, stays a product of its own.
 */
export function sellParts(parts: readonly SearchRow[], products: readonly SearchRow[]): SoldParts {
  const rest = [...products];
  const sold = parts.map((part) => {
    const at = rest.findIndex((product) => isSamePart(part, product));
    const [product] = at < 0 ? [] : rest.splice(at, 1);
    return product ? toSoldPart(part, product) : part;
  });
  return { parts: sold, products: rest };
}

const soldParts = new WeakMap<SearchRow, Map<SearchRow["product"], SearchRow>>();

/** Returns one object for the same rows, so that it isn't rendered again. */
function toSoldPart(part: SearchRow, { product }: SearchRow): SearchRow {
  if (!product) return part;
  const known = soldParts.get(part);
  const sold = known?.get(product) ?? { ...part, product };
  soldParts.set(part, new Map([[product, sold]]));
  return sold;
}

function isSamePart(part: SearchRow, product: SearchRow): boolean {
  const code = part.explanation?.code;
  return (
    code !== undefined &&
    code === product.explanation?.code &&
    part.maker !== undefined &&
    part.maker.toLowerCase() === product.maker?.toLowerCase() &&
    hasOnlyWordsBeside(product.title, [part.title, part.maker])
  );
}

/** Anything else in a name could be a suffix that its code was read without: XQ9, K, TVH. */
const word = /^(?=.*\p{Ll})\p{L}[\p{L}-]{3,}$/u;

function hasOnlyWordsBeside(name: string, known: readonly string[]): boolean {
  const names = new Set(known.map((one) => one.toLowerCase()));
  return name.split(/\s+/).every((piece) => names.has(piece.toLowerCase()) || word.test(piece));
}
