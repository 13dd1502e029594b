import { expect, it } from "vitest";
import { readDimensions } from "./read-dimensions.ts";
import { writeInches } from "./write-inches.ts";

// docs/product/catalogue.md#codes-sizes-and-words-in-one-box
it.each([
  ["1/2 x 1 1/8 x 5/16", [12.7, 28.575, 7.938]],
  ['1/2" x 1-1/8" x 1/4"', [12.7, 28.575, 6.35]],
  ['1"x2"x9/16"', [25.4, 50.8, 14.288]],
  ["1 1/4 x 62 x 16", [31.75, 62, 16]],
  ["1.378x2.047x0.276", [35.001, 51.994, 7.01]],
  ["1.9685 x 3.5433 x .7874", [50, 90, 20]],
])("%s is %j mm", (text, mm) => {
  expect(readDimensions(writeInches(text))?.figures).toEqual(mm);
});

it.each([
  "25/52 x 15",
  "15/32 x 9",
  "25x52x15",
  "3.175 x 9.525 x 3.967",
  "9,52 x 22,22",
  "5/2 x 3",
])("%s is left as it is", (text) => {
  expect(writeInches(text)).toBe(text);
});
