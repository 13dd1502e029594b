import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";

/** Deletes staff's notes about phone numbers that are no longer in a guest's order or quote. */
export async function eraseOrphanedNotes(
  tx: Transaction,
  phoneKeys: readonly string[],
): Promise<void> {
  if (phoneKeys.length === 0) return;
  await tx.execute(sql`
    DELETE FROM customer_notes AS note
    WHERE phone_key = ANY(${sql.param(phoneKeys)}::text[])
      AND NOT EXISTS (SELECT FROM orders
        WHERE phone_key = note.phone_key AND user_id IS NULL AND deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM quotes WHERE phone_key = note.phone_key AND user_id IS NULL)`);
}
