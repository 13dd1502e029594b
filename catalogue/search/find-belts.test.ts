import { expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";

const search = createSearch(listBuiltInEntries());

// docs/product/catalogue.md#codes-sizes-and-words-in-one-box
it.each([
  ["17x11", "B"],
  ["13 x 8 mm", "A"],
  ["12.7x10", "SPA"],
])("%s, which no part has, is the width and height of section %s", (query, section) => {
  const { hits } = search(query, 3);
  expect(hits.map(({ reason }) => reason)).toContainEqual({ kind: "section", section });
  expect(hits[0]?.entry.href).toMatch(/^\/products\/belts\//);
});

// docs/product/search.md#belts-by-a-measured-length
it.each([
  ["rrip perimetri 1117", 1117, ["A42 outside 1117"]],
  ["rrip i jashtem 1117 mm", 1117, ["A42 outside 1117"]],
  ["belt 111.7 cm circumference", 1117, ["A42 outside 1117"]],
  ["rrip i brendshem 1067", 1067, ["A42 named 1067", "B42 named 1067"]],
])("%s is a belt of %d mm", (query, lengthMm, expected) => {
  const { understood, hits } = search(query);
  expect(understood).toMatchObject({ kind: "belt", lengthMm, unread: [] });
  const found = hits.flatMap(({ entry, match, reason }) =>
    reason.kind === "measured length" && match === "near"
      ? [`${entry.codes[0]} ${reason.isOutside ? "outside" : "named"} ${reason.foundMm}`]
      : [],
  );
  expect(found).toEqual(expected);
});

it.each(["rrip 25", "rrip 99999", "belt width 300", "two belts 1117 1067", "rrip 6205"])(
  "%s names no measured length",
  (query) => {
    expect(search(query).understood.lengthMm).toBeUndefined();
  },
);

it("a length by which no belt is found is not understood", () => {
  const { understood } = search("rrip 14000");
  expect(understood).toMatchObject({ kind: "words", unread: ["14000"] });
});

it("three figures or another pair are no section", () => {
  expect(search("17x11x3", 3).hits).toEqual([]);
  expect(search("17x12", 3).hits.filter(({ reason }) => reason.kind === "section")).toEqual([]);
});
