import { expect, test } from "vitest";
import { denoise, type ResponsiveImage } from "./denoise.ts";

const [width, height] = [40, 30];

/** A dark half and a bright half, with noise that is the same in every run. */
function noisy(seed: number): ResponsiveImage {
  let state = seed;
  const plane = Float32Array.from({ length: width * height }, (_, at) => {
    state = (state * 16_807) % 2_147_483_647;
    const noise = (state / 2_147_483_647 - 0.5) * 0.2;
    return (at % width < width / 2 ? 0.3 : 0.7) + noise;
  });
  return { width, height, planes: [plane, plane.slice(), plane.slice()] };
}

function farthest(plane: Float32Array, from: number, to: number, value: number): number {
  const inside = [...plane].filter((_, at) => at % width >= from && at % width < to);
  return Math.max(...inside.map((found) => Math.abs(found - value)));
}

test("removes noise and preserves edges", () => {
  const [red] = denoise(noisy(7), noisy(8)).planes;
  expect(farthest(red, 0, width / 2, 0.3)).toBeLessThan(0.04);
  expect(farthest(red, width / 2, width, 0.7)).toBeLessThan(0.04);
});

test("leaves an image without noise unchanged", () => {
  const clean = noisy(7);
  expect(denoise(clean, clean).planes[0]).toEqual(clean.planes[0]);
});
