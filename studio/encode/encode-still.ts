import { options, runFfmpeg, sameColours, scaled } from "./run-ffmpeg.ts";

/**
 * Encodes a render as WebP and as AVIF, whose ten bits prevent banding in soft shadows.
 * @param crf Of the AVIF: the higher, the smaller and the less exact.
 */
export function encodeStill(
  png: string,
  width: number,
  height: number,
  target: string,
  crf: number = 22,
): void {
  const filter = `${scaled(width, height, "pc")},format=yuv444p10le`;
  const av1 = options("-color_range pc -c:v libaom-av1 -still-picture 1 -b:v 0 -cpu-used 2 -crf");
  runFfmpeg("-i", png, "-vf", filter, ...sameColours, ...av1, String(crf), `${target}.avif`);
  // Below 82, the tint of the background is lost.
  const webp = options("-c:v libwebp -quality 82 -compression_level 6 -preset picture");
  runFfmpeg("-i", png, "-vf", lanczos(width, height), ...webp, `${target}.webp`);
}

/**
 * Encodes a render as a PNG with its own palette, which link previews support; a third of the size of a
 * full-colour PNG.
 */
export function encodePreview(png: string, width: number, height: number, target: string): void {
  const palette = "split[a][b];[a]palettegen=max_colors=160:stats_mode=full[p];[b][p]paletteuse";
  const filter = `${lanczos(width, height)},${palette}=dither=none`;
  const packed = options("-frames:v 1 -compression_level 9 -pred none");
  runFfmpeg("-i", png, "-vf", filter, ...packed, `${target}.png`);
}

function lanczos(width: number, height: number): string {
  return `scale=${width}:${height}:flags=lanczos`;
}
