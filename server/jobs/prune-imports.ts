import type { Pool } from "pg";
import { importDays } from "#domain/retention.ts";

/** Deletes drafts that are a day old and imports that can no longer be undone. */
export async function pruneImports(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM imports WHERE created_at < now() - interval '${importDays} days'
      OR state = 'draft' AND created_at < now() - interval '1 day'`,
  );
}
