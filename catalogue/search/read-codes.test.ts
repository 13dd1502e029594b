import fc from "fast-check";
import { expect, it } from "vitest";
import { compactCode, readCodes } from "./read-codes.ts";

// docs/product/catalogue.md#codes-in-common-spellings
it.each([
  ["6205 2RS", "6205"],
  ["6205-2RS1/C3", "6205"],
  ["62052RS", "6205"],
  ["6204zz", "6204"],
  ["nu 205", "NU205"],
  ["NU205 EW C3", "NU205"],
  ["HR30206J", "30206"],
  ["HR 30206 J", "30206"],
  ["NSK 6205", "6205"],
  ["bearing 6205 DDU", "6205"],
  ["UCP 205 D1", "UCP205"],
])("'%s' can mean %s", (text, code) => {
  expect(readCodes(text)).toContain(code);
});

it.each([
  ["62050", "6205"],
  ["NJ 2205", "2205"],
  ["NJ2205", "2205"],
  ["16205", "6205"],
])("'%s' can't mean %s", (text, code) => {
  expect(readCodes(text)).not.toContain(code);
});

it("reads the whole number before its beginning", () => {
  expect(readCodes("NU 205")[0]).toBe("NU205");
});

const anyText = fc
  .array(fc.nat({ max: 0xff_ff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

it("returns few candidates for any text of any length", () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 500 }), (text, times) => {
      expect(readCodes(text.repeat(times)).length).toBeLessThanOrEqual(150);
      expect(compactCode(text)).toMatch(/^[A-Z0-9]*$/);
    }),
  );
});
