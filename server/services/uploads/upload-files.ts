import { imageWidths, type ImageBucket } from "#domain/image.ts";

/** Where an upload lies. */
export type UploadPlace = { readonly bucket: string; readonly path: string };

/**
 * Names a file of an upload in the storage.
 *
 * @param bucket The bucket.
 * @param path The path below it.
 * @returns The key.
 */
export function storageKey(bucket: string, path: string): string {
  return `${bucket}/${path}`;
}

/**
 * Names every file that an upload consists of.
 *
 * @param place Where the upload lies.
 * @returns The keys of the picture itself and of its sizes.
 */
export function listUploadKeys({ bucket, path }: UploadPlace): readonly string[] {
  const stem = path.replace(/\.\w+$/, "");
  const sizes = imageWidths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
  return [path, ...sizes].map((file) => storageKey(bucket, file));
}

/**
 * Names a new upload. Nothing of the sender's file name is in it.
 *
 * @param bucket The bucket, which decides on the form.
 * @param random Letters and digits that nobody can guess.
 * @param now The moment of the upload.
 * @returns The path below the bucket, without its ending. Source: shop specification section 7,
 * "Storage".
 */
export function nameUpload(bucket: ImageBucket, random: string, now: Date): string {
  return bucket === "ONLINE SHOP" ? `products/${random}` : `products/${now.getTime()}-${random}`;
}
