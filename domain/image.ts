/** Where product pictures lie. Source: shop specification section 7, "Storage". */
export const imageBuckets = ["ONLINE SHOP", "product-images"] as const;

/** One of them. */
export type ImageBucket = (typeof imageBuckets)[number];

/** The largest picture that is taken, in bytes: 5 MB. Source: shop specification section 9. */
export const maxImageBytes = 5 * 1024 * 1024;

/** Types that a picture may have. Source: shop specification section 9. */
export const imageTypes = ["image/jpeg", "image/png", "image/gif"] as const;

/** Widths in pixels in which a picture is kept as AVIF and WebP; none is larger than the original. */
export const imageWidths = [320, 640, 1280] as const;

/** Address below which uploaded pictures are delivered. */
export const uploadsPath = "/uploads/";

/**
 * Names the address of an uploaded file.
 *
 * @param bucket The bucket.
 * @param path Its path in the bucket, such as `products/abc.jpg`.
 * @returns A path of this site; the bucket's space is escaped.
 */
export function imageAddress(bucket: ImageBucket, path: string): string {
  return `${uploadsPath}${encodeURIComponent(bucket)}/${path}`;
}

/**
 * Names the smaller sizes of an uploaded picture.
 *
 * @param address A product's picture address.
 * @param format Which of the two formats.
 * @returns A `srcset`, or undefined for an address that isn't an upload of ours.
 */
export function imageSourceSet(address: string, format: "avif" | "webp"): string | undefined {
  const stem = /^(\/uploads\/[^/]+\/products\/[\w-]+)\.(?:jpg|png|gif)$/.exec(address)?.[1];
  if (stem === undefined) return undefined;
  return imageWidths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", ");
}
