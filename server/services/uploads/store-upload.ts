import { randomBytes } from "node:crypto";
import { imageAddress, imageBuckets, maxImageBytes } from "#domain/image.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { renderImage } from "./render-image.ts";
import { nameUpload } from "./upload-files.ts";
import { writeImage } from "./write-image.ts";

/** A stored image: its address and its size in pixels. */
export type StoredUpload = {
  readonly image_url: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Stores a product image in all its sizes.
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
  const stem = nameUpload(bucket, randomBytes(16).toString("hex"), ctx.now());
  const { path } = await writeImage(ctx, { bucket, stem, image, createdBy: admin.userId });
  return {
    image_url: imageAddress(bucket, path),
    width: image.width,
    height: image.height,
  };
}
