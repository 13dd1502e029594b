import { eq } from "drizzle-orm";
import { describeError } from "#server/db/describe-error.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { uploads } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import type { ReencodedImage } from "./render-image.ts";
import { listUploadKeys, storageKey, type UploadPlace } from "./upload-files.ts";

/**
 * Writes an image with all its files. The row is written before the files, so that the sweep finds and
 * removes aborted uploads.
 * @param upload The bucket and the path in it, without extension.
 * @returns Id of the upload and its path in the bucket.
 */
export async function writeImage(
  ctx: Pick<ServiceContext, "db" | "storage" | "log">,
  upload: {
    readonly bucket: string;
    readonly stem: string;
    readonly image: ReencodedImage;
    readonly createdBy: string;
  },
): Promise<{ readonly id: string; readonly path: string }> {
  const { bucket, stem, image, createdBy } = upload;
  const path = `${stem}.${image.extension}`;
  const id = createTimeOrderedId();
  await ctx.db.insert(uploads).values({ id, bucket, path, state: "writing", createdBy });
  try {
    const written = image.files.map(({ suffix, bytes, contentType }) =>
      ctx.storage.put(storageKey(bucket, stem + suffix), bytes, contentType),
    );
    // Wait for all writes before the cleanup, or a late write would leave its file behind.
    const failed = (await Promise.allSettled(written)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    await ctx.db.update(uploads).set({ state: "stored" }).where(eq(uploads.id, id));
  } catch (error) {
    await takeBack(ctx, id, { bucket, path });
    throw error;
  }
  return { id, path };
}

/** If the cleanup fails, the row remains and the sweep removes the upload later. */
async function takeBack(
  ctx: Pick<ServiceContext, "db" | "storage" | "log">,
  id: string,
  place: UploadPlace,
): Promise<void> {
  try {
    await ctx.storage.delete(listUploadKeys(place));
    await ctx.db.delete(uploads).where(eq(uploads.id, id));
  } catch (error) {
    ctx.log.warn({ err: describeError(error) }, "deleting a rejected upload failed");
  }
}
