import { eq, sql } from "drizzle-orm";
import { backupLock } from "#server/db/backup-lock.ts";
import { describeError } from "#server/db/describe-error.ts";
import { uploads } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listUploadKeys } from "./upload-files.ts";

type RemovalContext = Pick<ServiceContext, "db" | "storage" | "log">;

type SweepContext = RemovalContext & {
  readonly now: () => Date;
  readonly stopping: AbortSignal;
};

/** What identifies an upload and its files. */
export type UploadRow = { readonly id: string; readonly bucket: string; readonly path: string };

const hourMs = 60 * 60 * 1_000;
const unfinishedAfterMs = hourMs;
/** A form may stay open for a day before it is saved. */
export const unusedAfterMs = 24 * hourMs;

/** Max uploads per sweep; the next sweep, an hour later, continues. */
const maxAtOnce = 500;

/**
 * The upload's name in an image address: of the original or a resized variant, with or without our host
 * and a query.
 */
const nameInAddress = "/(products/[0-9a-f-]+?)(?:-(?:320|640|1280))?\\.\\w+(?:[?#].*)?$";

/**
 * Removes aborted uploads and images that no product and no quote uses. Deleted products and values replaced by an
 * import count as uses, because an undo can restore them.
 * @returns The number of removed uploads.
 */
export async function sweepUploads(ctx: SweepContext): Promise<number> {
  return removeUploads(ctx, await findUnused(ctx), ctx.stopping);
}

/**
 * Removes uploads with their files; during a backup none, which leaves them to a later sweep.
 * @returns The number of removed uploads.
 */
export async function removeUploads(
  ctx: RemovalContext,
  found: readonly UploadRow[],
  stopping?: AbortSignal,
): Promise<number> {
  if (found.length === 0 || (await isBackupRunning(ctx))) return 0;
  let removed = 0;
  for (const upload of found) {
    if (stopping?.aborted) break;
    if (await remove(ctx, upload)) removed += 1;
  }
  return removed;
}

/** A backup reads the files of its snapshot, which may show images that are unused since. */
async function isBackupRunning(ctx: RemovalContext): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${backupLock}) AS free`,
  );
  return rows[0]?.free !== true;
}

/**
 * Delete the files first: a row without files is swept again, but files without a row would stay
 * forever.
 */
async function remove(ctx: RemovalContext, upload: UploadRow): Promise<boolean> {
  try {
    await ctx.storage.delete(listUploadKeys(upload));
    await ctx.db.delete(uploads).where(eq(uploads.id, upload.id));
    return true;
  } catch (error) {
    ctx.log.warn({ err: describeError(error), upload: upload.id }, "upload not removed");
    return false;
  }
}

async function findUnused(ctx: SweepContext): Promise<readonly UploadRow[]> {
  const now = ctx.now().getTime();
  const unfinishedBefore = new Date(now - unfinishedAfterMs).toISOString();
  const unusedBefore = new Date(now - unusedAfterMs).toISOString();
  const { rows } = await ctx.db.execute<UploadRow>(sql`
    WITH shown AS (
      SELECT image_url AS address FROM products
      UNION ALL SELECT image FROM products
      UNION ALL SELECT before ->> 'image_url' FROM import_rows
      UNION ALL SELECT fields ->> 'image_url' FROM import_rows
    ), names AS (
      SELECT substring(address from ${nameInAddress}) AS name FROM shown
    )
    SELECT id, bucket, path FROM uploads
    WHERE (state = 'writing' AND created_at < ${unfinishedBefore})
      OR (state = 'stored' AND created_at < ${unusedBefore}
        AND split_part(path, '.', 1) NOT IN (SELECT name FROM names WHERE name IS NOT NULL)
        AND NOT EXISTS (SELECT FROM quote_photos WHERE upload_id = uploads.id))
    ORDER BY created_at
    LIMIT ${maxAtOnce}
  `);
  return rows;
}
