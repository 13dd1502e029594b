/** Buckets for product images. */
export const imageBuckets = ["ONLINE SHOP", "product-images"] as const;

export type ImageBucket = (typeof imageBuckets)[number];

/** Max size of an uploaded image: 5 MB. */
export const maxImageBytes = 5 * 1024 * 1024;

/** Allowed media types of uploaded images. */
export const imageTypes = ["image/jpeg", "image/png", "image/gif"] as const;

/** Widths in pixels of the AVIF and WebP variants; images are never enlarged. */
export const imageWidths = [320, 640, 1280] as const;

/** Path prefix of uploaded images. */
export const uploadsPath = "/uploads/";

/**
 * Builds the address of an uploaded file.
 * @param path Path in the bucket, such as `products/abc.jpg`.
 * @returns A path of this site; the bucket's space is escaped.
 */
export function imageAddress(bucket: ImageBucket, path: string): string {
  return `${uploadsPath}${encodeURIComponent(bucket)}/${path}`;
}

/**
 * Builds a `srcset` from the resized variants of an uploaded image.
 * @returns undefined for an address that isn't one of our uploads.
 */
export function imageSourceSet(address: string, format: "avif" | "webp"): string | undefined {
  const stem = /^(\/uploads\/[^/]+\/products\/[\w-]+)\.(?:jpg|png|gif)$/.exec(address)?.[1];
  if (stem === undefined) return undefined;
  return imageWidths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", ");
}
