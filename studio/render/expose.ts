import type { ResponsiveImage } from "./denoise.ts";
import type { Light } from "./exr.ts";

/** The background colour of the page, on which the image is shown. */
const paper = [0xfb, 0xfa, 0xf7].map((channel) => toLinear(channel / 255));

/** Converts light to an image on the background colour, in screen values from 0 to 1. */
export function expose({ colours, cover }: Light, width: number, height: number): ResponsiveImage {
  const [red = 1, green = 1, blue = 1] = paper;
  const onPaper = (light: Float32Array, blank: number): Float32Array =>
    light.map((measured, at) => {
      const covered = Math.min(1, Math.max(0, cover[at] ?? 0));
      const shown = tone(measured / Math.max(covered, 1e-4));
      return toDisplay(shown * covered + blank * (1 - covered));
    });
  const planes = [
    onPaper(colours[0], red),
    onPaper(colours[1], green),
    onPaper(colours[2], blue),
  ] as const;
  return { width, height, planes };
}

/** A curve with deep shadows and a long shoulder: Narkowicz's fit of the ACES film curve. */
function tone(light: number): number {
  const x = Math.max(0, light) * 0.85;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

function toLinear(shown: number): number {
  return shown <= 0.040_45 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
}

function toDisplay(linear: number): number {
  const x = Math.min(1, Math.max(0, linear));
  return x <= 0.003_130_8 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055;
}
