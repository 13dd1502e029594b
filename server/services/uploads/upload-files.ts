import { imageWidths, type ImageBucket } from "#domain/image.ts";

export type UploadPlace = { readonly bucket: string; readonly path: string };

/** Bucket of photos of quotes. No public address leads to it. */
export const quotePhotoBucket = "quote-photos";

/** Builds the storage key of an upload's file. */
export function storageKey(bucket: string, path: string): string {
  return `${bucket}/${path}`;
}

/** Lists the storage keys of an upload: the original and its resized variants. */
export function listUploadKeys({ bucket, path }: UploadPlace): readonly string[] {
  const stem = path.replace(/\.\w+$/, "");
  const sizes = imageWidths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
  return [path, ...sizes].map((file) => storageKey(bucket, file));
}

/**
 * Builds the path of a new upload, without any part of the user's file name.
 * @param bucket Determines the format of the path.
 * @param random Unguessable letters and digits.
 * @returns The path in the bucket, without extension.
 */
export function nameUpload(bucket: ImageBucket, random: string, now: Date): string {
  return bucket === "ONLINE SHOP" ? `products/${random}` : `products/${now.getTime()}-${random}`;
}
