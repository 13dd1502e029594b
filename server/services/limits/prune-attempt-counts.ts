import { desc, lt, lte, or } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { attemptCounts } from "#server/db/schema/limits.ts";

/** Some 30 MB. */
const maxRows = 200_000;

/** Deletes counts whose window has ended and, beyond `keep` rows, those whose window ends first. */
export async function deleteEndedCounts(db: Database, keep = maxRows): Promise<void> {
  const { expire } = attemptCounts;
  const firstBeyond = db
    .select({ expire })
    .from(attemptCounts)
    .orderBy(desc(expire))
    .offset(keep)
    .limit(1);
  await db.delete(attemptCounts).where(or(lt(expire, Date.now()), lte(expire, firstBeyond)));
}
