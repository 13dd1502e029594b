import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { imageAddress, imageBuckets, maxImageBytes, type ImageBucket } from "#domain/image.ts";
import { describeError } from "#server/db/describe-error.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { uploads } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { renderImage, type ReencodedPicture } from "./render-image.ts";
import { listUploadKeys, nameUpload, storageKey, type UploadPlace } from "./upload-files.ts";

/** A stored image: its address and its size in pixels. */
export type StoredUpload = {
  readonly image_url: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Stores a product image in all its sizes. The row is written before the files, so that the sweep finds
 * and removes aborted uploads.
 * @param input The bucket's name and the complete file.
 * @throws {ServiceError} `unauthorized`, `forbidden`; `not_found` for another bucket; `image_too_large`
 * over 5 MB; `not_an_image` for anything but a complete JPEG, PNG or GIF.
 */
export async function storeUpload(
  ctx: ServiceContext,
  input: { readonly bucket: string; readonly file: File },
): Promise<StoredUpload> {
  const admin = requireAdmin(ctx.actor);
  const bucket = imageBuckets.find((name) => name === input.bucket);
  if (!bucket) throw new ServiceError("not_found");
  if (input.file.size > maxImageBytes) throw new ServiceError("image_too_large");
  const image = await renderImage(await input.file.bytes());
  if (!image) throw new ServiceError("not_an_image");
  const path = await writeImage(ctx, { bucket, image, createdBy: admin.userId });
  return {
    image_url: imageAddress(bucket, path),
    width: image.width,
    height: image.height,
  };
}

async function writeImage(
  ctx: ServiceContext,
  upload: {
    readonly bucket: ImageBucket;
    readonly image: ReencodedPicture;
    readonly createdBy: string;
  },
): Promise<string> {
  const { bucket, image, createdBy } = upload;
  const stem = nameUpload(bucket, randomBytes(16).toString("hex"), ctx.now());
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
  return path;
}

/** If the cleanup fails, the row remains and the sweep removes the upload later. */
async function takeBack(ctx: ServiceContext, id: string, place: UploadPlace): Promise<void> {
  try {
    await ctx.storage.delete(listUploadKeys(place));
    await ctx.db.delete(uploads).where(eq(uploads.id, id));
  } catch (error) {
    ctx.log.warn({ err: describeError(error) }, "deleting a rejected upload failed");
  }
}
