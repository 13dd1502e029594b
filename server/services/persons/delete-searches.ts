import { sql } from "drizzle-orm";
import { toCountedText } from "#catalogue/search/to-counted-text.ts";
import { erasedName } from "#domain/retention.ts";
import type { Transaction } from "#server/db/client.ts";

/**
 * Deletes the counted searches for names; phone numbers and e-mail addresses are never counted. A name of one
 * word may be a brand, so it has to be the whole search.
 */
export async function deleteSearchesOf(tx: Transaction, names: readonly string[]): Promise<void> {
  const written = new Set(names.flatMap((name) => [name.trim(), toCountedText(name) ?? ""]));
  const sought = [...written].filter((name) => name !== "" && name !== erasedName);
  if (sought.length === 0) return;
  await tx.execute(sql`
    DELETE FROM search_misses USING unnest(${sql.param(sought)}::text[]) AS name
    WHERE fold_text(text) = fold_text(name)
      OR position(' ' in name) > 0 AND position(fold_text(name) in fold_text(text)) > 0`);
}
