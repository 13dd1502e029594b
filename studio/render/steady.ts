import { type ResponsiveImage, spread } from "./denoise.ts";

/**
 * Max brightness variation of a pixel at rest, and min variation of a pixel in motion, as shares of its
 * brightness.
 */
const rest = 0.03;
const motion = 0.07;

/** Added to the brightness, so that the share stays finite for black pixels. */
const blackest = 0.04;

/**
 * Removes flicker from a film's loop: pixels that don't move become the mean of all frames.
 *
 * @param frames Of one size, in order; they are modified in place.
 */
export function steady(frames: readonly ResponsiveImage[]): void {
  const [first] = frames;
  if (!first) return;
  const means = first.planes.map((_, channel) => getMean(frames, channel));
  const variance = new Float32Array(first.width * first.height);
  eachPlane(frames, means, (plane, mean) => addVariance(variance, plane, mean));
  const moving = spread(variance, first.width, first.height, 2).map((sum) =>
    ramp(Math.sqrt(sum / (3 * frames.length))),
  );
  eachPlane(frames, means, (plane, mean) => settle(plane, mean, moving));
}

function eachPlane(
  frames: readonly ResponsiveImage[],
  means: readonly Float32Array[],
  visit: (plane: Float32Array, mean: Float32Array) => void,
): void {
  for (const { planes } of frames) {
    for (const [channel, plane] of planes.entries()) visit(plane, means[channel] ?? plane);
  }
}

function addVariance(sum: Float32Array, plane: Float32Array, means: Float32Array): void {
  for (const [at, mean] of means.entries()) {
    const away = ((plane[at] ?? 0) - mean) / (mean + blackest);
    sum[at] = (sum[at] ?? 0) + away ** 2;
  }
}

function settle(plane: Float32Array, means: Float32Array, moving: Float32Array): void {
  for (const [at, mean] of means.entries()) {
    plane[at] = mean + (moving[at] ?? 1) * ((plane[at] ?? 0) - mean);
  }
}

function getMean(frames: readonly ResponsiveImage[], channel: number): Float32Array {
  const sum = new Float32Array(frames[0]?.planes[0].length ?? 0);
  for (const { planes } of frames) {
    for (const [at, value] of (planes[channel] ?? sum).entries()) {
      sum[at] = (sum[at] ?? 0) + value / frames.length;
    }
  }
  return sum;
}

/** 0 at rest, 1 in motion, with a smooth step between. */
function ramp(share: number): number {
  const step = Math.min(1, Math.max(0, (share - rest) / (motion - rest)));
  return step * step * (3 - 2 * step);
}
