import sharp from "sharp";
import { palette } from "../svg/palette.ts";

/**
 * Encodes an image with transparency as AVIF, which ffmpeg can't package, in every width. Browsers without
 * AVIF get the smallest one on the light page's colour as WebP, whose transparency would double all files.
 *
 * @param target Path of the files without width and format.
 */
export async function encodeCutOut(
  png: string,
  widths: readonly number[],
  target: string,
): Promise<void> {
  for (const width of widths) {
    await sharp(png)
      .resize({ width })
      .avif({ quality: 48, effort: 5, chromaSubsampling: "4:4:4" })
      .toFile(`${target}-${width}.avif`);
  }
  const smallest = Math.min(...widths);
  await sharp(png)
    .resize({ width: smallest })
    .flatten({ background: palette.paper })
    .webp({ quality: 82, effort: 6 })
    .toFile(`${target}-${smallest}.webp`);
}
