import type { ResponsiveImage } from "./denoise.ts";
import type { Light } from "./exr.ts";

/** The background colour of the page in the light theme, in screen values. */
const ground = [0xfb / 255, 0xfa / 255, 0xf7 / 255] as const;

/** Converts the light of parts to an image on the background colour, in screen values from 0 to 1. */
export function expose({ colours, cover }: Light, width: number, height: number): ResponsiveImage {
  const covers = cover.map((share) => Math.min(1, Math.max(0, share)));
  const onGround = (light: Float32Array, blank: number): Float32Array =>
    light.map((measured, at) => {
      const covered = covers[at] ?? 0;
      const shown = toDisplay(tone(measured / Math.max(covered, 1e-4)));
      return shown * covered + blank * (1 - covered);
    });
  const planes = [
    onGround(colours[0], ground[0]),
    onGround(colours[1], ground[1]),
    onGround(colours[2], ground[2]),
  ] as const;
  return { width, height, planes, cover: covers };
}

/**
 * Adds shadows to exposed parts.
 *
 * @param shade Share of light that the shadow takes from the ground.
 */
export function withShadow(image: ResponsiveImage, shade: Float32Array): ResponsiveImage {
  const { planes, cover = new Float32Array(shade.length) } = image;
  const veil = shade.map(toVeil);
  const darken = (plane: Float32Array, blank: number): Float32Array =>
    plane.map((shown, at) => shown - blank * (1 - (cover[at] ?? 0)) * (veil[at] ?? 0));
  return {
    ...image,
    planes: [
      darken(planes[0], ground[0]),
      darken(planes[1], ground[1]),
      darken(planes[2], ground[2]),
    ],
    cover: cover.map((covered, at) => covered + (1 - covered) * (veil[at] ?? 0)),
  };
}

/** Red, green, blue and opacity of each pixel without the background, 8 bits each. */
export function cutOut({ planes, cover, width, height }: ResponsiveImage): Uint8Array {
  if (!cover) throw new Error("an exposed image has a cover");
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < cover.length; at += 1) {
    const covered = cover[at] ?? 0;
    for (const [channel, plane] of planes.entries()) {
      const ownLight = (plane[at] ?? 0) - (ground[channel] ?? 1) * (1 - covered);
      pixels[at * 4 + channel] = toByte(ownLight / Math.max(covered, 1e-3));
    }
    pixels[at * 4 + 3] = toByte(covered);
  }
  return pixels;
}

/** Opacity of a black layer that darkens the ground on a screen as much as the shadow does. */
function toVeil(shade: number): number {
  const light = toLinear(ground[1]);
  return 1 - toDisplay(light * (1 - Math.min(1, shade))) / ground[1];
}

function toByte(share: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, share)));
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
