import { randomBytes } from "node:crypto";
import { maxQuotePhotoBytes } from "#domain/quote.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { renderImage } from "#server/services/uploads/render-image.ts";
import { quotePhotoBucket } from "#server/services/uploads/upload-files.ts";
import { writeImage } from "#server/services/uploads/write-image.ts";

/** A stored photo, with its size in pixels. */
export type StoredQuotePhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Stores a photo for the quote that will be sent with the same key. The HTTP layer counts photos per
 * client before it reads them. docs/product/quotes.md#photos-of-a-quote
 * @throws {ServiceError} `photo_too_large` over 10 MB; `not_an_image` for anything but a complete JPEG,
 * PNG or GIF.
 */
export async function storeQuotePhoto(
  ctx: ServiceContext,
  { key, file }: { readonly key: string; readonly file: File },
): Promise<StoredQuotePhoto> {
  if (file.size > maxQuotePhotoBytes) throw new ServiceError("photo_too_large");
  const image = await renderImage(await file.bytes(), []);
  if (!image) throw new ServiceError("not_an_image");
  const { id } = await writeImage(ctx, {
    bucket: quotePhotoBucket,
    stem: `photos/${randomBytes(16).toString("hex")}`,
    image,
    createdBy: key,
  });
  return { id, width: image.width, height: image.height };
}
