import { expect, test } from "vitest";
import { maxDimensionMm } from "./dimension.ts";
import { isInRange, readFigureRange } from "./figure-range.ts";

// docs/product/shop.md#ranges-of-figures
test.each([
  ["20-30", 20, 30],
  ["20 – 30 mm", 20, 30],
  ["20 to 30", 20, 30],
  ["nga 20 deri 30 mm", 20, 30],
  ["from 20 to 30", 20, 30],
  ["20..30", 20, 30],
  ["20…30", 20, 30],
  ["30-20", 20, 30],
  ["d20,5-d30", 20.5, 30],
  ["from 20", 20, maxDimensionMm],
  [">= 20", 20, maxDimensionMm],
  ["≥20", 20, maxDimensionMm],
  ["20+", 20, maxDimensionMm],
  ["20-", 20, maxDimensionMm],
  ["min 20 mm", 20, maxDimensionMm],
  ["to 30", 0, 30],
  ["up to 30", 0, 30],
  ["deri 30", 0, 30],
  ["≤30", 0, 30],
  ["max. 30 mm", 0, 30],
  ["1-2 in", 25.4, 50.8],
  ["1 1/4-2 in", 31.75, 50.8],
  ['1-1/4" - 2"', 31.75, 50.8],
  ["20 mm-1 in", 20, 25.4],
])("'%s' is from %d to %d", (text, from, to) => {
  expect(readFigureRange(text)).toEqual({ from, to });
});

test.each(["25", "25,0 mm", "1-1/4 in"])("'%s' is one figure with its tolerance", (text) => {
  const { from, to } = readFigureRange(text) ?? { from: 0, to: 0 };
  expect(to - from).toBeLessThanOrEqual(0.6);
});

test.each([
  "",
  "-",
  "-25",
  "–30",
  "+5",
  "a-b",
  "20-30-40",
  "25x52",
  "6205-2RS",
  "from",
  "to",
  "+",
  "..",
])("'%s' is no range", (text) => expect(readFigureRange(text)).toBeUndefined());

test("the bounds count in spite of binary fractions", () => {
  const near = readFigureRange("24.9");
  expect(near && [24.651, 25.149, 24.65, 25.15].map((mm) => isInRange(mm, near))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
