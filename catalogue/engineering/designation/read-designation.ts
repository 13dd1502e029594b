import { inchBore } from "./bore-code.ts";
import type { BearingDesignation } from "./designation.ts";
import { findBasicNumber } from "./find-basic-number.ts";
import { readSuffixes } from "./read-suffixes.ts";
import { suffixContexts } from "./suffix.ts";

/** Longer than any maker's number; longer texts are rejected. */
const maxLength = 80;

/**
 * Splits a bearing number into its parts, or returns undefined if it doesn't begin with a known series
 * and bore code. Source: NSK CAT. E1102e, A54-A59.
 *
 * @param text A number as a maker or a customer writes it, in any case, with or without separators.
 */
export function readDesignation(text: string): BearingDesignation | undefined {
  if (text.length > maxLength) return undefined;
  const plus = text.indexOf("+");
  const written = normalised(plus < 0 ? text : text.slice(0, plus));
  const accessory = plus < 0 ? "" : normalised(text.slice(plus + 1));
  const unprefixed = written.replace(/^HR[ -]*(?=\d)/, "");
  const basic = findBasicNumber(unprefixed);
  if (!basic) return undefined;
  const { rest, ...number } = basic;
  const inch = number.type === "housed unit or insert" ? inchBore(rest, number.boreMm ?? 0) : null;
  const { stated, suffixes, unknown } = readSuffixes(
    inch ? rest.slice(rest.indexOf(inch.code) + inch.code.length) : rest,
    suffixContexts(number.type, number.boreMm),
  );
  return {
    ...(unprefixed !== written && { prefix: "HR" }),
    ...number,
    ...(inch && { boreMm: inch.boreMm }),
    ...(!unknown.some(mayBeSeal) && { seal: "open" }),
    clearance: "CN",
    toleranceClass: "P0",
    ...stated,
    suffixes: inch ? [{ code: inch.code, meaning: inch.meaning }, ...suffixes] : suffixes,
    ...(accessory !== "" && { accessory }),
    unknown: unknown.join(" "),
  };
}

/** Makers write seals in many ways: 2BRS, 2HRS, XVV, 2NSE. A longer word isn't a suffix. */
function mayBeSeal(piece: string): boolean {
  return piece.length <= 6 && /^2|RS|LL|DD|[VZ]|NSE|NKE/.test(piece);
}

/** Converts to capitals, plain spaces, and a hyphen for any dash. */
function normalised(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}
