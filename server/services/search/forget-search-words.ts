import type { Pool } from "pg";

/**
 * Deletes searches that found nothing for the last time more than some months ago, and synonyms that can no
 * longer be restored.
 */
export async function forgetSearchWords(pool: Pool, months: number): Promise<void> {
  await pool.query(
    "DELETE FROM search_misses WHERE last_on < (now() AT TIME ZONE 'UTC')::date - make_interval(months => $1)",
    [months],
  );
  await pool.query("DELETE FROM search_synonyms WHERE deleted_at < now() - interval '40 days'");
}
