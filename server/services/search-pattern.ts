import { sql, type SQL } from "drizzle-orm";

/**
 * Makes the LIKE pattern that finds a typed text anywhere in folded text.
 *
 * @param search What a person typed; `%`, `_` and `\` stand for themselves.
 * @returns An expression, constant for the planner, so that the trigram indexes serve it.
 * Source: decisions, "Shop and panel".
 */
export function searchPattern(search: string): SQL {
  // Folded first, since folding can bring forth the very signs that LIKE reads.
  return sql`('%' || regexp_replace(fold_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
}
