import { lt } from "drizzle-orm";
import { undoableSince } from "#domain/history.ts";
import type { Database } from "#server/db/client.ts";
import { customerNotes } from "#server/db/schema/customers.ts";

/** Erases notes about customers whose deletion can no longer be undone. */
export async function eraseCustomerNotes(db: Database, now: Date): Promise<void> {
  await db.delete(customerNotes).where(lt(customerNotes.deletedAt, undoableSince(now)));
}
