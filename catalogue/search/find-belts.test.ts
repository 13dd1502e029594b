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

it("three figures or another pair are no section", () => {
  expect(search("17x11x3", 3).hits).toEqual([]);
  expect(search("17x12", 3).hits.filter(({ reason }) => reason.kind === "section")).toEqual([]);
});
