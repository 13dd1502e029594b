import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { detailCodes } from "#catalogue/nsk/bearing-detail.ts";
import { nskPaths } from "#catalogue/paths.ts";
import { composeBearingSheet } from "./compose-bearing-sheet.ts";
import { composeUnitSheet } from "./compose-unit-sheet.ts";
import type { Datasheet } from "./datasheet.ts";
import { drawDatasheet } from "./draw-datasheet.ts";

const sheets = [...bearings.map(composeBearingSheet), ...housedUnits.map(composeUnitSheet)];

function getValues(sheet: Datasheet): readonly (string | number)[] {
  return sheet.tables.flatMap(({ rows }) => rows.map(({ value }) => value));
}

test("a sheet states every figure of its bearing", () => {
  for (const bearing of bearings) {
    const values = getValues(composeBearingSheet(bearing));
    // Values that aren't printed: an angle is printed only if it distinguishes the type.
    const { contactAngleDeg: _, ...figures } = bearing;
    const missing = Object.entries(figures).filter(
      ([, value]) => typeof value === "number" && !values.includes(value),
    );
    expect([bearing.code, missing]).toEqual([bearing.code, []]);
  }
});

test("a sheet states one limiting speed per lubricant and cage", () => {
  const getSpeeds = (code: string): readonly (readonly [string, string | number])[] =>
    composeBearingSheet(getBearing(code))
      .tables.flatMap(({ rows }) => rows)
      .filter(({ unit }) => unit === "rpm")
      .map(({ label, value }) => [label, value]);
  expect(getSpeeds("51104")).toEqual([
    ["Limiting speed, grease", 5300],
    ["Limiting speed, oil", 8000],
  ]);
  expect(getSpeeds("7204")).toEqual([
    ["Limiting speed, grease", 9600],
    ["Limiting speed, oil", 12_800],
    ["With a machined cage, grease", 12_000],
    ["With a machined cage, oil", 16_000],
  ]);
});

test("a sheet states every dimension of its unit", () => {
  for (const unit of housedUnits) {
    const values = getValues(composeUnitSheet(unit));
    expect(values).toEqual(expect.arrayContaining(Object.values(unit.housingMm)));
    expect(values).toEqual(
      expect.arrayContaining([unit.boreMm, unit.dynamicLoadKn, unit.staticLoadKn, unit.massKg]),
    );
  }
});

test.each([
  ["52202", 10, 17],
  ["52204", 15, 22],
  ["52205", 20, 27],
  ["52206", 25, 32],
  ["52207", 30, 37],
  ["52208", 30, 42],
])("the sheet of %s states d %d and D1 %d of ISO 104", (code, d, D1) => {
  const rows = composeBearingSheet(getBearing(code)).tables.flatMap((table) => table.rows);
  expect(rows).toContainEqual({
    label: "Bore of the shaft washer",
    symbol: "d",
    value: d,
    unit: "mm",
  });
  expect(rows).toContainEqual({
    label: "Bore of the housing washers",
    symbol: "D1",
    value: D1,
    unit: "mm",
  });
});

test("a sheet that states the temperature range has a note on it", () => {
  for (const code of detailCodes) {
    const { notes } = composeBearingSheet(getBearing(code));
    expect(notes.join(" ")).toMatch(/The temperature range is/);
  }
});

test("every sheet refers to an existing page", () => {
  expect(sheets.map(({ path }) => path).filter((path) => !nskPaths.includes(path))).toEqual([]);
});

test("bearings with a page have all lists, and no text has an unfilled placeholder", () => {
  for (const code of detailCodes) {
    const sheet = composeBearingSheet(getBearing(code));
    expect(sheet.lists.map(({ title }) => title)).toEqual(["Applications", "Features", "Variants"]);
  }
  expect(JSON.stringify(sheets)).not.toMatch(/undefined|NaN|\{\w+\}/);
});

test.each(["NU221", "6205", "6310", "2209"])(
  "the sheet of %s has one page, is small, and is the same in every build",
  async (code) => {
    const sheet = composeBearingSheet(getBearing(code));
    const bytes = await drawDatasheet(sheet);
    expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(bytes.length).toBeLessThan(60_000);
    expect(bytes.equals(await drawDatasheet(sheet))).toBe(true);
  },
);

// docs/product/catalogue.md#tagged-documents
test("a sheet is tagged for screen readers: its code as the heading, its rows and its drawing", async () => {
  const bytes = await drawDatasheet(composeBearingSheet(getBearing("6205")));
  const file = bytes.toString("latin1");
  expect(file).toContain("/Marked true");
  expect(file).toContain("/Lang (en)");
  expect(file.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(file.match(/\/S \/P\b/g)?.length).toBeGreaterThan(30);
  expect(file).toContain("/Alt (Cross-section of deep groove ball bearing 6205)");
});
