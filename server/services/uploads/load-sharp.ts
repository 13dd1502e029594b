import type { default as Sharp } from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/** The only loaders enabled for uploads, by their libvips names. */
const openReaders = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadNsgifBuffer",
];

/**
 * Loads sharp with the first image: it takes some 20 MB that a process without uploads doesn't
 * need.
 *
 * @returns sharp, able to read only JPEG, PNG and GIF.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  loaded ??= open();
  return loaded;
}

async function open(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: openReaders });
  // One thread per image, and no cache.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
