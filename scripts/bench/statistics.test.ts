import { expect, it } from "vitest";
import { getMedian, getQuantile, getSpread } from "./statistics.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])("gives the middle of %j", (values, median) => {
  expect(getMedian(values)).toBe(median);
});

it("gives the value below which a share of the values is", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 1].map((share) => getQuantile(values, share))).toEqual([51, 96, 100]);
});

it("gives the distance between the smallest and the largest value", () => {
  expect(getSpread([3, 1, 2.5])).toBe(2);
});

it("gives no number without values", () => {
  expect([getMedian([]), getQuantile([], 0.5), getSpread([])]).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});
