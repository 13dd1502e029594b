import { expect, test } from "vitest";
import { placeAt, scaleTicks, scaleTop, shortFigure } from "./day-chart-scale.ts";

test.each([
  [0, 4],
  [0.5, 0.6],
  [12.5, 16],
  [100, 100],
  [101, 120],
  [1_250, 1_600],
  [98_765.43, 100_000],
  [9_999_999_999.99, 10_000_000_000],
])("fits a largest value of %d into a scale up to %d", (largest, top) => {
  expect(scaleTop(largest, false)).toBe(top);
});

test.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [5, 8],
  [9, 12],
  [11, 12],
  [57, 60],
  [999, 1_000],
])("fits a count of %d into whole steps up to %d", (largest, top) => {
  expect(scaleTop(largest, true)).toBe(top);
});

test("covers the largest count with whole steps", () => {
  for (let largest = 0; largest <= 5_000; largest += 7) {
    const top = scaleTop(largest, true);
    expect(top).toBeGreaterThanOrEqual(largest);
    expect(scaleTicks(top).every(Number.isInteger)).toBe(true);
  }
});

test("lists the ticks from the top down to 0", () => {
  expect(scaleTicks(1_600)).toEqual([1_600, 1_200, 800, 400, 0]);
  expect(scaleTicks(0.6)).toEqual([0.6, 0.45, 0.3, 0.15, 0]);
});

test("shortens large figures", () => {
  expect([0, 400, 1_200, 25_000, 2_500_000].map(shortFigure)).toEqual([
    "0",
    "400",
    "1.2k",
    "25k",
    "2.5M",
  ]);
});

test("returns the slot at a position, also at the edges", () => {
  expect(placeAt(0, 30)).toBe(0);
  expect(placeAt(0.5, 30)).toBe(15);
  expect(placeAt(1, 30)).toBe(29);
  expect(placeAt(-0.1, 30)).toBe(0);
});
