import { expect, it } from "vitest";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
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
  const text = `${"0".repeat(100_000)},x`;
  expect(readNumber(text)).toBeNaN();
  expect(cpuMs(() => readNumber(text))).toBeLessThan(50);
});
