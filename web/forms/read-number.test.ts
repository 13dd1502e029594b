import { expect, it } from "vitest";
import { readNumber } from "./read-number.ts";

it.each([
  ["75", 75],
  [" 127,5 ", 127.5],
  ["127.50", 127.5],
  ["127,", 127],
  ["0", 0],
  ["0,125", 0.125],
  [",5", 0.5],
  ["-3", -3],
  ["1,046", Number.NaN],
  ["1.046", Number.NaN],
  ["1 046", Number.NaN],
  ["1\u00A0046", Number.NaN],
  ["1,5,2", Number.NaN],
  ["1.046,50", Number.NaN],
  ["1e3", Number.NaN],
  ["75mm", Number.NaN],
  ["abc", Number.NaN],
  ["-", Number.NaN],
  [".", Number.NaN],
  ["", Number.NaN],
])("reads '%s' as %d", (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

it("reads a long run of digits in linear time", () => {
  const started = performance.now();
  expect(readNumber(`${"0".repeat(100_000)},x`)).toBeNaN();
  expect(performance.now() - started).toBeLessThan(50);
});
