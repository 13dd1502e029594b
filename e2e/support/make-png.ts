import sharp from "sharp";

/** A valid image file. */
export function makePng(): Promise<Buffer> {
  const background = { r: 232, g: 80, b: 10 };
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
}
