import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { phoneDigits } from "#domain/phone.ts";

/**
 * Builds a LIKE pattern that finds a text anywhere in folded text.
 * @param search User input; `%`, `_` and `\` are matched literally.
 * @returns An expression that is constant for the planner, so that it can use the trigram indexes.
 */
export function searchPattern(search: string | Placeholder): SQL {
  // Fold first, because folding can produce LIKE's special characters.
  return sql`('%' || regexp_replace(fold_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
}

/**
 * The condition that a folded text contains a search. Also searches for its digits, to find a phone number in
 * any spelling.
 * @param text The column or expression.
 */
export function hasTextOrPhone(text: SQL, search: string): SQL {
  const asTyped = sql`${text} LIKE ${searchPattern(search)}`;
  const digits = phoneDigits(search);
  // Nearly every order contains any given two digits.
  if (digits === undefined || digits.length < 3) return asTyped;
  return sql`(${asTyped} OR ${text} LIKE ${searchPattern(digits)})`;
}

/**
 * Whether a text has none of the parts that the trigram indexes know: three letters, or two at the end of a
 * word, or one at its beginning. So it is with the first two letters of any text.
 */
export function hasNoTrigram(search: string): boolean {
  return /^(?:[\p{L}\p{N}]{0,2}|[\p{L}\p{N}]?[^\p{L}\p{N}]+)$/u.test(search);
}
