import { expect, it } from "vitest";
import { readNumber } from "./read-number.ts";

it.each([
  ["75", 75],
  [" 127,5 ", 127.5],
  ["127.50", 127.5],
  ["0", 0],
  ["-3", -3],
  ["1,046", Number.NaN],
  ["1.046", Number.NaN],
  ["1 046", Number.NaN],
  ["1e3", Number.NaN],
  ["75mm", Number.NaN],
  ["", Number.NaN],
])("'%s' is read as %d", (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});
