import type { ResponsiveImage } from "./denoise.ts";

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Applies a change of images to the rectangle in which the first one has parts, which saves time. */
export function changeWhereCovered(
  images: readonly ResponsiveImage[],
  change: (cropped: readonly ResponsiveImage[]) => ResponsiveImage,
): ResponsiveImage {
  const [first] = images;
  if (!first) throw new Error("there is an image to change");
  const box = getCoveredBox(first);
  return paste(change(images.map((image) => crop(image, box))), first, box);
}

/** Pixels beside parts stay within reach of the change. */
const margin = 8;

function getCoveredBox({ width, height, cover = new Float32Array(0) }: ResponsiveImage): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [at, covered] of cover.entries()) {
    if (covered === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  [left, top] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  [right, bottom] = [Math.min(width - 1, right + margin), Math.min(height - 1, bottom + margin)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function crop(image: ResponsiveImage, { left, top, width, height }: Box): ResponsiveImage {
  const cut = (plane: Float32Array): Float32Array =>
    new Float32Array(width * height).map((_, at) => {
      const [x, y] = [left + (at % width), top + Math.floor(at / width)];
      return plane[y * image.width + x] ?? 0;
    });
  const [red, green, blue] = image.planes;
  return {
    width,
    height,
    planes: [cut(red), cut(green), cut(blue)],
    ...(image.cover ? { cover: cut(image.cover) } : {}),
  };
}

function paste(part: ResponsiveImage, onto: ResponsiveImage, { left, top }: Box): ResponsiveImage {
  const put = (from: Float32Array, to: Float32Array): Float32Array => {
    const whole = to.slice();
    for (const [at, value] of from.entries()) {
      const [x, y] = [left + (at % part.width), top + Math.floor(at / part.width)];
      whole[y * onto.width + x] = value;
    }
    return whole;
  };
  const { cover } = onto;
  return {
    ...onto,
    planes: [
      put(part.planes[0], onto.planes[0]),
      put(part.planes[1], onto.planes[1]),
      put(part.planes[2], onto.planes[2]),
    ],
    ...(part.cover && cover ? { cover: put(part.cover, cover) } : {}),
  };
}
