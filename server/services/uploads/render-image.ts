import PQueue from "p-queue";
import type { Metadata, Sharp, SharpOptions } from "sharp";
import { imageWidths } from "#domain/image.ts";
import { loadSharp } from "./load-sharp.ts";

/** A re-encoded image, so that no other data of the upload survives. */
export type ReencodedImage = {
  readonly extension: ImageExtension;
  readonly width: number;
  readonly height: number;
  readonly files: readonly RenderedFile[];
};

/** The main file's extension. */
export type ImageExtension = "jpg" | "png" | "gif";

/** One file; `suffix` follows the image's name, as in `-640.avif`. */
export type RenderedFile = {
  readonly suffix: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** The decoded source: upright and in sRGB. */
type Pixels = { readonly open: () => Sharp; readonly width: number; readonly height: number };

/** Twice the max size in the shop. The max height keeps very tall images affordable too. */
const mainBox = { width: 1600, height: 3200 };

const options: SharpOptions = {
  // More than any phone camera has. Decoding more could use up the machine's memory.
  limitInputPixels: 50_000_000,
  // Rejects a truncated file, but not one with unusual metadata.
  failOn: "error",
};

/** Two at a time, because orders share the same CPU. */
const drawings = new PQueue({ concurrency: 2 });

/**
 * Re-encodes an image in all sizes. Its format is detected by content alone, its metadata is
 * dropped, its orientation applied; an animated GIF is reduced to its first frame.
 *
 * @param widths The smaller sizes beside the main file, in pixels.
 * @returns The files, or undefined for anything except a complete JPEG, PNG or GIF of up to 50
 * million pixels.
 */
export async function renderImage(
  bytes: Uint8Array,
  widths: readonly number[] = imageWidths,
): Promise<ReencodedImage | undefined> {
  return drawings.add(async () => {
    const read = await readPixels(bytes);
    if (!read) return undefined;
    const { extension, pixels } = read;
    const main = { suffix: `.${extension}`, ...(await encodeMain(pixels, extension)) };
    const { width, height } = pixels;
    return { extension, width, height, files: [main, ...(await encodeSizes(pixels, widths))] };
  });
}

async function readPixels(
  bytes: Uint8Array,
): Promise<{ extension: ImageExtension; pixels: Pixels } | undefined> {
  const sharp = await loadSharp();
  try {
    const extension = getExtension(await sharp(bytes, options).metadata());
    if (!extension) return undefined;
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ ...mainBox, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const open = (): Sharp => sharp(data, { raw: { width, height, channels } });
    return { extension, pixels: { open, width, height } };
  } catch {
    // sharp throws the same kind of error for everything it can't read.
    return undefined;
  }
}

function getExtension({ format }: Metadata): ImageExtension | undefined {
  if (format === "jpeg") return "jpg";
  return format === "png" || format === "gif" ? format : undefined;
}

async function encodeMain(
  { open }: Pixels,
  extension: ImageExtension,
): Promise<Pick<RenderedFile, "bytes" | "contentType">> {
  if (extension === "jpg") {
    const jpeg = open().jpeg({ quality: 84, progressive: true });
    return { bytes: await jpeg.toBuffer(), contentType: "image/jpeg" };
  }
  const encoded = extension === "png" ? open().png() : open().gif();
  return { bytes: await encoded.toBuffer(), contentType: `image/${extension}` };
}

/** One after the other, so that an image occupies one CPU. */
async function encodeSizes(pixels: Pixels, widths: readonly number[]): Promise<RenderedFile[]> {
  const files: RenderedFile[] = [];
  for (const width of widths) {
    const sized = pixels.open().resize({ width, withoutEnlargement: true });
    files.push(
      {
        suffix: `-${width}.avif`,
        contentType: "image/avif",
        bytes: await sized.clone().avif({ quality: 55, effort: 1 }).toBuffer(),
      },
      {
        suffix: `-${width}.webp`,
        contentType: "image/webp",
        bytes: await sized.clone().webp({ quality: 78 }).toBuffer(),
      },
    );
  }
  return files;
}
