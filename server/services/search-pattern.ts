import { sql, type SQL } from "drizzle-orm";

/**
 * Builds a LIKE pattern that finds a text anywhere in folded text.
 * @param search User input; `%`, `_` and `\` are matched literally.
 * @returns An expression that is constant for the planner, so that it can use the trigram indexes.
 */
export function searchPattern(search: string): SQL {
  // Fold first, because folding can produce LIKE's special characters.
  return sql`('%' || regexp_replace(fold_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
}

/**
 * Whether a text has none of the parts that the trigram indexes know: three letters, or two at the end of a
 * word, or one at its beginning. So it is with the first two letters of any text.
 */
export function hasNoTrigram(search: string): boolean {
  return /^(?:[\p{L}\p{N}]{0,2}|[\p{L}\p{N}]?[^\p{L}\p{N}]+)$/u.test(search);
}
