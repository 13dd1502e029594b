/** An image on a background, one number per pixel in each plane, from 0 to 1. */
export type ResponsiveImage = {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
  /** How much of the background is hidden. */
  readonly cover?: Float32Array;
};

/** Radius of the search window, and of the compared patches. */
const reach = 6;
const patch = 2;

/** Max difference of similar patches, as a share of their noise; smaller values preserve more detail. */
const strictness = 0.5;

/** Differences below a thousandth are invisible. */
const unseen = 1e-6;

/**
 * Denoises a ray-traced image by non-local means: every pixel becomes the mean of the pixels around it
 * whose patches differ by no more than noise. Two renders with half the samples each give the noise
 * level; the weights for one are computed from the other, so that noise doesn't match itself (Rousselle
 * and others, 2012).
 */
export function denoise(one: ResponsiveImage, other: ResponsiveImage): ResponsiveImage {
  const noise = spread(getNoise(one, other), one.width, one.height, 2);
  const fromOther = average(other, one, noise);
  const both = average(one, other, noise).map((plane, index) =>
    mean(plane, fromOther[index] ?? plane),
  );
  const [red, green, blue, cover] = both;
  if (!red || !green || !blue) throw new Error("an image has three planes");
  return { ...one, planes: [red, green, blue], ...(cover ? { cover } : {}) };
}

function mean(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, index) => (value + (other[index] ?? 0)) / 2);
}

/** Variance of one render at each pixel: half of the squared difference of the two. */
function getNoise(one: ResponsiveImage, other: ResponsiveImage): Float32Array {
  const noise = new Float32Array(one.width * one.height);
  for (const [index, plane] of one.planes.entries()) {
    const twin = other.planes[index] ?? plane;
    for (let at = 0; at < noise.length; at += 1) {
      noise[at] = (noise[at] ?? 0) + ((plane[at] ?? 0) - (twin[at] ?? 0)) ** 2 / 6;
    }
  }
  return noise;
}

/** Averages one render's colours and cover with weights computed from the other's colours. */
function average(
  picture: ResponsiveImage,
  twin: ResponsiveImage,
  noise: Float32Array,
): Float32Array[] {
  const { width, height, cover } = picture;
  const planes = cover ? [...picture.planes, cover] : picture.planes;
  const sums = planes.map((plane) => plane.slice());
  const weights = new Float32Array(width * height).fill(1);
  for (const [dx, dy] of offsets()) {
    const away = dy * width + dx;
    const unlike = spread(differences(twin, noise, dx, dy), width, height, patch);
    for (let y = 0; y < height - dy; y += 1) {
      const end = y * width + width - Math.max(0, dx);
      for (let at = y * width + Math.max(0, -dx); at < end; at += 1) {
        const weight = Math.exp(-Math.max(0, unlike[at] ?? 0));
        if (weight > 0.01) mix(planes, sums, weights, at, at + away, weight);
      }
    }
  }
  return sums.map((plane) => plane.map((sum, at) => sum / (weights[at] ?? 1)));
}

/** Half of the offsets around a pixel; the other half is covered when it is the neighbour. */
function offsets(): [dx: number, dy: number][] {
  const side = 2 * reach + 1;
  return Array.from({ length: (side * side - 1) / 2 }, (_, index) => {
    const after = index + (side * side + 1) / 2;
    return [(after % side) - reach, Math.floor(after / side) - reach];
  });
}

/** Adds the weighted colours of two pixels to each other. */
function mix(
  planes: readonly Float32Array[],
  sums: readonly Float32Array[],
  weights: Float32Array,
  at: number,
  there: number,
  weight: number,
): void {
  weights[at] = (weights[at] ?? 0) + weight;
  weights[there] = (weights[there] ?? 0) + weight;
  for (let index = 0; index < planes.length; index += 1) {
    const plane = planes[index];
    const sum = sums[index];
    if (plane === undefined || sum === undefined) continue;
    sum[at] = (sum[at] ?? 0) + weight * (plane[there] ?? 0);
    sum[there] = (sum[there] ?? 0) + weight * (plane[at] ?? 0);
  }
}

/** Difference of each pixel from the one at dx, dy, beyond the noise. */
function differences(
  { width, height, planes }: ResponsiveImage,
  noise: Float32Array,
  dx: number,
  dy: number,
): Float32Array {
  const [red, green, blue] = planes;
  const found = new Float32Array(width * height);
  const away = dy * width + dx;
  for (let y = 0; y < height - dy; y += 1) {
    const end = y * width + width - Math.max(0, dx);
    for (let at = y * width + Math.max(0, -dx); at < end; at += 1) {
      const there = at + away;
      const r = (red[at] ?? 0) - (red[there] ?? 0);
      const g = (green[at] ?? 0) - (green[there] ?? 0);
      const b = (blue[at] ?? 0) - (blue[there] ?? 0);
      const expected = (noise[at] ?? 0) + (noise[there] ?? 0);
      found[at] =
        ((r * r + g * g + b * b) / 3 - expected) / (strictness * strictness * expected + unseen);
    }
  }
  return found;
}

/** The mean of each pixel's neighbourhood, a square of the given radius. */
export function spread(
  plane: Float32Array,
  width: number,
  height: number,
  by: number,
): Float32Array {
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) runningMean(plane, across, y * width, 1, width, by);
  const both = new Float32Array(plane.length);
  for (let x = 0; x < width; x += 1) runningMean(across, both, x, width, height, by);
  return both;
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  by: number,
): void {
  let sum = 0;
  let size = 0;
  for (let index = -by; index < count; index += 1) {
    if (index + by < count) {
      sum += from[start + (index + by) * step] ?? 0;
      size += 1;
    }
    if (index > by) {
      sum -= from[start + (index - by - 1) * step] ?? 0;
      size -= 1;
    }
    if (index >= 0) to[start + index * step] = sum / size;
  }
}
