import { expect, it } from "vitest";
import { searchNsk } from "./nsk-search.ts";
import type { SearchRecord } from "./search-record.ts";

const find = (text: string, families: readonly string[] = []): readonly SearchRecord[] =>
  searchNsk({ text, families }).groups.flatMap((group) =>
    group.families.flatMap(({ records }) => records),
  );
const findCodes = (text: string): readonly string[] => find(text).map(({ code }) => code);

it.each([
  ["6205", "6205"],
  ["6205 2RS", "6205"],
  ["6205-2RS1/C3", "6205"],
  ["6204zz", "6204"],
  ["nu 205", "NU205"],
  ["HR30206J", "30206"],
  ["ucp 205", "UCP205"],
  ["6801", "68"],
  ["NA4905", "NA49"],
  ["FJ 1212", "FJ"],
  ["A 42", "A42"],
  ["TC 25x47x7", "25x47x7"],
])("returns for '%s' first %s", (text, code) => {
  expect(findCodes(text)[0]).toBe(code);
});

it("finds sizes with any times sign", () => {
  for (const text of ["25x52x15", "25 × 52 × 15 mm", "25*52"]) {
    expect(findCodes(text)).toEqual(expect.arrayContaining(["6205", "7205", "NU205"]));
    expect(findCodes(text)).not.toContain("6305");
  }
});

// docs/product/catalogue.md#codes-sizes-and-words-in-one-box
it("returns the specified matches first and says why it adds others", () => {
  const [first, ...others] = find("6205");
  expect(first).toMatchObject({ code: "6205", href: "/products/nsk/bearing/6205" });
  expect(first).not.toHaveProperty("hit");
  expect(others).toEqual([]);
  expect(find("24.9x51.8x15")[0]).toMatchObject({
    code: "6205",
    hit: { match: "near", reason: { kind: "dimensions" } },
  });
});

it("adds nothing found by words to the specified matches", () => {
  const found = find("self-aligning");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ hit }) => hit !== undefined)).toEqual([]);
});

it("finds nothing outside the chosen families", () => {
  expect(find("6205", ["tapered-roller-bearings"])).toEqual([]);
  const found = find("25x52", ["deep-groove-ball-bearings"]);
  expect(found.map(({ code }) => code)).toEqual(["6205"]);
});

it("returns everything and no explanation for a blank text", () => {
  const { groups, understood } = searchNsk({ text: " ", families: [] });
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(208);
  expect(understood).toBeUndefined();
});

// docs/product/admin.md#synonyms
it("finds parts by words that staff added", () => {
  const query = { text: "kuqlina 6205", families: [] };
  const added = [{ term: "bearing", words: ["kuqlinë"], means: null }];
  expect(searchNsk(query).understood?.unread).toEqual(["kuqlina"]);
  expect(searchNsk(query, added).understood?.unread).toEqual([]);
  expect(searchNsk(query).understood?.unread).toEqual(["kuqlina"]);
});
