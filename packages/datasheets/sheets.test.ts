import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { beltBrandFacts } from "#catalogue/belts/belt-brands.data.ts";
import { composeBrandPage } from "#catalogue/belts/compose-brand-page.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { familySheetPath } from "#catalogue/drawing/media-path.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { prerenderPaths } from "#catalogue/paths.ts";
import { pplGroups } from "#catalogue/ppl/ppl-groups.data.ts";
import { composeRhpPage } from "#catalogue/rhp/compose-rhp-page.ts";
import { listChapters } from "./nsk-catalogue/chapters.ts";
import { drawNskCatalogue } from "./nsk-catalogue/draw-nsk-catalogue.ts";
import { composeBearingSheets } from "./sheets/compose-bearing-sheets.ts";
import { composeBeltSheets } from "./sheets/compose-belt-sheets.ts";
import { drawFamilySheet } from "./sheets/draw-family-sheet.ts";
import type { Block } from "./sheets/family-sheet.ts";

const sheets = [...composeBeltSheets(), ...composeBearingSheets()];

function toCells(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(
    blocks.flatMap((block) => (block.kind === "table" ? block.table.rows.flat() : [])),
  );
}

test("every linked sheet is written exactly once", () => {
  const linked = [
    ...beltBrandFacts.flatMap(({ slug }) =>
      (composeBrandPage(slug)?.families ?? []).map(({ sheet }) => sheet),
    ),
    familySheetPath("mitsuboshi", "classical-v-belts"),
    ...composeRhpPage().families.map(({ sheet }) => sheet),
    ...pplGroups.map(({ slug }) => familySheetPath("ppl", slug)),
    ...nskFamilies.map(({ slug }) => familySheetPath("nsk", slug)),
  ];
  expect(sheets.map(({ file }) => file).toSorted()).toEqual(linked.toSorted());
});

test("every sheet refers to an existing page", () => {
  expect(sheets.map(({ page }) => page).filter((page) => !prerenderPaths.includes(page))).toEqual(
    [],
  );
});

test("the sheet of the classical V-belts lists all sizes with both lengths", () => {
  const file = familySheetPath("mitsuboshi", "classical-v-belts");
  const cells = toCells(sheets.find((sheet) => sheet.file === file)?.blocks ?? []);
  const missing = mitsuboshiClassical
    .flatMap(({ sizes }) => sizes)
    .filter(
      ({ code, insideLengthMm, datumLengthMm }) =>
        ![code, insideLengthMm.toLocaleString("en"), datumLengthMm.toLocaleString("en")].every(
          (text) => cells.has(text),
        ),
    );
  expect(missing).toEqual([]);
});

// docs/product/catalogue.md#tagged-documents
test("screen readers read the catalogue's contents before its chapters", async () => {
  const file = (await drawNskCatalogue()).toString("latin1");
  const section = /^(\d+) 0 obj\n<<\n\/S \/Sect\n/m.exec(file)?.[1];
  const order = /\/S \/Document\n.*\n\/K \[(?<elements>[^\]]*)\]/.exec(file)?.groups?.["elements"];
  const elements = order?.split(/ 0 R ?/) ?? [];
  const cover = 7;
  expect(elements.indexOf(section ?? "")).toBe(cover);
});

test("the catalogue lists every bearing and unit", () => {
  const cells = toCells(listChapters().flatMap(({ blocks }) => blocks));
  const codes = [...bearings, ...housedUnits].map(({ code }) => code);
  expect(codes.filter((code) => !cells.has(code))).toEqual([]);
});

test("the sheets of PPL list boundary dimensions but no ratings", () => {
  const ppl = sheets.filter(({ brand }) => brand === "PPL");
  const titles = ppl
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? block.table.columns : []))
    .map(({ title }) => title);
  expect(new Set(titles)).toEqual(
    new Set(["Code", "d mm", "D mm", "B mm", "H mm", "D1 mm", "r mm"]),
  );
  expect(JSON.stringify(ppl)).not.toMatch(/\d\s?(?:kN|rpm|kg)|C0/);
});

test("the catalogue has static factors for every type of its size tables", () => {
  const life = listChapters().find(({ title }) => title === "Life and equivalent load");
  const rows = (life?.blocks ?? []).flatMap((block) =>
    block.kind === "table" ? block.table.rows : [],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      ["Deep groove", "0.6", "0.5"],
      ["Self-aligning ball", "1", "size tables"],
      ["Spherical roller", "1", "size tables"],
      ["Tapered roller", "0.5", "size tables"],
      ["Cylindrical roller", "P0 = Fr", "–"],
      ["Thrust ball", "P0 = Fa", "–"],
    ]),
  );
});

test("no text has an unfilled placeholder", () => {
  const drawn = JSON.stringify([sheets, listChapters()]);
  expect(drawn).not.toMatch(/undefined|NaN|\{\w+\}/);
});

test("a sheet is the same in every build", async () => {
  const sheet = sheets.find(({ file }) => file.endsWith("nsk-tapered-roller-bearings.pdf"));
  if (!sheet) throw new Error("No sheet of tapered bearings");
  const bytes = await drawFamilySheet(sheet);
  expect(bytes.equals(await drawFamilySheet(sheet))).toBe(true);
});
