import fc from "fast-check";
import { expect, it } from "vitest";
import { interpolate, type TablePoint } from "./interpolate.ts";

const steps = fc.double({ min: 0.01, max: 10, noNaN: true });
const risingTables = fc
  .array(fc.tuple(steps, steps), { minLength: 1, maxLength: 10 })
  .map((rises) => {
    let [at, value] = [0, 0];
    return rises.map(([right, up]): TablePoint => {
      at += right;
      value += up;
      return [at, value];
    });
  });
const places = fc.double({ min: -10, max: 120, noNaN: true });

it("interpolates an ascending table monotonically", () => {
  fc.assert(
    fc.property(risingTables, places, places, (points, one, other) => {
      const [left, right] = [Math.min(one, other), Math.max(one, other)];
      expect(interpolate(points, left)).toBeLessThanOrEqual(interpolate(points, right) + 1e-9);
    }),
  );
});

it("returns the table's values at its points and the first or last value outside", () => {
  fc.assert(
    fc.property(risingTables, (points) => {
      for (const [at, value] of points) expect(interpolate(points, at)).toBeCloseTo(value, 9);
      expect(interpolate(points, -1)).toBe(points[0]?.[1]);
      expect(interpolate(points, 1e6)).toBe(points.at(-1)?.[1]);
    }),
  );
});

it("returns the mean half way between two points", () => {
  expect(
    interpolate(
      [
        [1, 10],
        [3, 20],
      ],
      2,
    ),
  ).toBe(15);
});

it("throws for an empty table", () => {
  expect(() => interpolate([], 1)).toThrow(RangeError);
});
