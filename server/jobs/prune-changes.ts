import type { Pool } from "pg";

/** Deletes changes that no reader needs: after a longer break, a client reloads everything. */
export async function pruneChanges(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM changes WHERE at < now() - interval '2 days'");
}
