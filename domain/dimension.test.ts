import { expect, test } from "vitest";
import { isDimension, readDimension, toleranceMm } from "./dimension.ts";

// docs/product/shop.md#dimension-filters
test.each([
  ["25", 25],
  [" 25.4 ", 25.4],
  ["25,0 mm", 25],
  ["25MM", 25],
  ["d25", 25],
  ["D = 52", 52],
  ["Ø25", 25],
  ["15 (B)", 15],
  ["15,875", 15.875],
  ["2540", 2540],
  ["1 in", 25.4],
  ['1"', 25.4],
  ["1 1/4 in", 31.75],
  ["1-1/4″", 31.75],
  ["1¼ inch", 31.75],
  ["3/4 in", 19.05],
  ["２５", 25],
])("'%s' is %d mm", (text, mm) => expect(readDimension(text)).toBe(mm));

// docs/product/shop.md#dimension-filters
test.each([
  "",
  "mm",
  "0",
  "-25",
  "25x52",
  "25 52",
  "6205ZZ",
  "25.1234",
  "1e3",
  "25 cm",
  "twenty",
  "1/0 in",
  "12345678",
  "25,0,0",
  "in",
  "NaN",
  "25\0",
  "١٢",
])("'%s' is no dimension", (text) => expect(readDimension(text)).toBeUndefined());

test("the tolerance is 0.3 mm or 1 %, whichever is less", () => {
  expect([10, 30, 100].map(toleranceMm)).toEqual([0.1, 0.3, 0.3]);
});

test("a dimension is above 0 and has at most three decimals", () => {
  expect([25, 25.4, 0.001, 999_999].map(isDimension)).toEqual([true, true, true, true]);
  expect(
    [0, -1, 25.0001, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY].map(isDimension),
  ).toEqual(Array.from({ length: 6 }, () => false));
});
