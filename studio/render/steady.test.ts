import { expect, test } from "vitest";
import type { ResponsiveImage } from "./denoise.ts";
import { steady } from "./steady.ts";

const [width, height, count] = [40, 20, 20];

test("pixels at rest stop flickering, moving pixels keep changing", () => {
  const frames = Array.from({ length: count }, (_, frame) => picture(frame));
  steady(frames);
  const [rest, moving] = [
    frames.map((frame) => at(frame, 3, 10)),
    frames.map((f) => at(f, 30, 10)),
  ];
  expect(Math.max(...rest) - Math.min(...rest)).toBeLessThan(0.002);
  expect(moving[0]).toBeGreaterThan(0.7);
  expect(moving[count / 2]).toBeLessThan(0.3);
});

/** Noise of one hundredth on the left, a part that comes and goes on the right. */
function picture(frame: number): ResponsiveImage {
  const plane = (): Float32Array =>
    new Float32Array(width * height).map((_, index) => {
      const noise = 0.01 * Math.sin(index * 12.9898 + frame * 78.233);
      if (index % width < width / 2) return 0.7 + noise;
      return (frame < count / 2 ? 0.8 : 0.2) + noise;
    });
  return { width, height, planes: [plane(), plane(), plane()] };
}

function at({ planes }: ResponsiveImage, x: number, y: number): number {
  return planes[0][y * width + x] ?? 0;
}
