import { readDimensions } from "#catalogue/search/read-dimensions.ts";
import type { SearchHit } from "#catalogue/search/search-answer.ts";

/** How sure a hit is for a line of a list. */
export type LineHit = Pick<SearchHit, "match" | "reason" | "isOtherMaker">;

/**
 * Whether a product can be offered for a line of a list: the requested part, one that can replace it, or one of the
 * requested size. What isn't interchangeable, or only has the words of the line, isn't offered.
 */
export function canBeOffered({ match, reason }: LineHit): boolean {
  return match !== "near" || reason.kind === "dimensions";
}

/**
 * Finds the product that is certainly what a line asks for: the only one with exactly its code. A size alone
 * says nothing of seals, clearance and material.
 *
 * @param hits All that can be offered for the line.
 */
export function findSureHit<Hit extends LineHit>(
  code: string,
  hits: readonly Hit[],
): Hit | undefined {
  if (readDimensions(code)) return undefined;
  const [first, ...others] = hits.filter(isExactCode);
  return others.length === 0 ? first : undefined;
}

function isExactCode({ match, reason, isOtherMaker = false }: LineHit): boolean {
  const isByCode = reason.kind === "code" || reason.kind === "comparison";
  return match === "exact" && isByCode && !isOtherMaker;
}
