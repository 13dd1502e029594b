import type { default as Sharp } from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/** The three readers that are open to what people send, by the names that libvips gives them. */
const openReaders = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadNsgifBuffer",
];

/**
 * Loads the picture library with the first picture: it takes some 20 MB that a process without
 * uploads doesn't need.
 *
 * @returns The library, unable to read anything but JPEG, PNG and GIF.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  loaded ??= open();
  return loaded;
}

async function open(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: openReaders });
  // One thread for each picture, and nothing kept of it.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
