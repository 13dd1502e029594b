import { expect, it } from "vitest";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { findProductBelt } from "./product-belt.ts";

// docs/product/search.md#belts-by-section-and-length
it.each([
  ["A42", { section: "A", lengthMm: 1067, lengthLine: "Li" }],
  ["SPZ 1250", { section: "SPZ", lengthMm: 1250, lengthLine: "Ld" }],
  ["5V1250", { section: "5V/15N", lengthMm: 3175, lengthLine: "La" }],
  ["6PJ1016", { section: "PJ", lengthMm: 1016, lengthLine: "La" }],
  ["1200-8M-30", { section: "HTD-8M", lengthMm: 1200, lengthLine: "Lp" }],
  // DIN 2215 means the inside length, but the code doesn't say so.
  ["28x8x850", { section: "28x8", lengthMm: 850 }],
])("a belt named %s has its section and length on the line of its system", (code, belt) => {
  expect(findProductBelt(readPartCode(code)).belt).toEqual(belt);
});

// docs/product/search.md#belts-by-section-and-length
it("what the seller wrote of section and length comes before the code", () => {
  const named = readPartCode("SPZ1250");
  expect(findProductBelt(named, { length: 1253 }).belt).toMatchObject({ lengthMm: 1253 });
  expect(findProductBelt(named, { length: null }).belt).toEqual({ section: "SPZ" });
  expect(findProductBelt(named, { section: null })).toEqual({});
  expect(findProductBelt(readPartCode("3VX500"), { section: "3VX", length: 1270 })).toEqual({
    belt: { section: "3V/9N", lengthMm: 1270, lengthLine: "La" },
  });
  expect(findProductBelt(undefined, { section: "XPA", length: 1250 })).toEqual({
    belt: { section: "SPA", lengthMm: 1250, lengthLine: "Ld" },
    code: "XPA1250",
  });
});

it("a stated length isn't read as inches of the section", () => {
  expect(findProductBelt(undefined, { section: "5V", length: 1250 })).toEqual({
    belt: { section: "5V/15N", lengthMm: 1250 },
  });
});

it("a product without section and length is no belt", () => {
  expect(findProductBelt(readPartCode("6205"))).toEqual({});
  expect(findProductBelt(undefined, { length: 1250 })).toEqual({});
});
