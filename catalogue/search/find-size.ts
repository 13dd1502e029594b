import { hasStandard, listRuns, type Read } from "./query-runs.ts";
import {
  readDimensions,
  readSingleDimension,
  type DimensionReading,
  type DimensionRole,
} from "./read-dimensions.ts";
import type { SearchToken } from "./search-tokens.ts";
import { roleTerms } from "./token-roles.ts";
import { writeInches } from "./write-inches.ts";

/** Terms of things with a length instead of a bore. */
const termsWithoutBore = new Set(["belt", "v belt", "timing", "ribbed", "chain"]);

/**
 * Finds the dimensions in a text.
 *
 * @param tokens What can be figures.
 * @param all Every token of the text.
 * @param terms Of its words.
 */
export function findSize(
  tokens: readonly SearchToken[],
  all: readonly SearchToken[],
  terms: readonly string[],
): Read<DimensionReading> | undefined {
  const named = terms.map((term) => roleTerms[term]).find((role) => role !== undefined);
  return findDimensions(tokens, named) ?? findSingleDimension(tokens, all, terms);
}

/** What a role is written as before its figure. */
const letters: Readonly<Record<DimensionRole, string>> = { bore: "d", outside: "D", width: "B" };

function findDimensions(
  tokens: readonly SearchToken[],
  inchRole: DimensionRole | undefined,
): Read<DimensionReading> | undefined {
  for (const [from, to] of listRuns(tokens, tokens.length)) {
    if (hasStandard(tokens, from, to)) continue;
    const joined = tokens
      .slice(from, to)
      .map(({ text, role }) =>
        // A single size has its role by the words of the text.
        role === undefined || to - from === 1 ? text : `${letters[role]}${text}`,
      )
      .join(" ");
    const value = readDimensions(writeInches(joined), inchRole);
    if (value) return { value, from, to };
  }
  return undefined;
}

/** One figure is a dimension if the text says of what, has a unit, or names a part with a bore. */
function findSingleDimension(
  tokens: readonly SearchToken[],
  all: readonly SearchToken[],
  terms: readonly string[],
): Read<DimensionReading> | undefined {
  const named = terms.map((term) => roleTerms[term]).find((role) => role !== undefined);
  const isOfPart = terms.length > 0 && !terms.some((term) => termsWithoutBore.has(term));
  const hasUnit = all.some(({ text }) => /^(?:[\d.,]+)?mm$/i.test(text));
  if (named === undefined && !isOfPart && !(hasUnit && terms.length === 0)) return undefined;
  for (const [from, token] of tokens.entries()) {
    if (hasStandard(tokens, from, from + 1)) continue;
    const value = readSingleDimension(token.text, named ?? "bore");
    // A figure above this is a number of a part.
    const isSize = hasUnit || named !== undefined || (value?.figures[0] ?? 0) <= maxUnnamedMm;
    if (value && isSize) return { value, from, to: from + 1 };
  }
  return undefined;
}

/** Largest figure that is taken as a bore without being called one, in mm. */
const maxUnnamedMm = 200;
