import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { toProductEntry } from "./product-entries.ts";

const search = createSearch(listBuiltInEntries());

describe("of several numbers in one text", () => {
  // docs/product/catalogue.md#several-numbers
  it.each([
    ["6205 6204 zz", ["6204", "6205"]],
    ["6205, 6206, 6207", ["6205", "6206", "6207"]],
    ["6205+6206", ["6205", "6206"]],
    ["6204ZZ;6205ZZ", ["6204", "6205"]],
    ["6205 nu 206", ["6205", "NU206"]],
    ["A42 dhe A50", ["A42", "A50"]],
    ["UCP205 UCF206", ["UCP205", "UCF206"]],
  ])("each of %s is found, and none is exact", (query, codes) => {
    const { understood, hits } = search(query);
    const found = hits.filter(({ match }) => match === "interchange");
    expect([...new Set(found.map(({ entry }) => entry.codes[0]))]).toEqual(codes);
    expect(hits.filter(({ match }) => match === "exact")).toEqual([]);
    expect(understood.unread).toEqual([]);
  });

  it.each(["6205 2rs / 180205", "6204ZZ/6204", "6205 2022", "6205 1200 leke", "6205 3,50 euro"])(
    "%s has only one",
    (query) => {
      expect(search(query).understood).not.toHaveProperty("others");
    },
  );
});

const products = createSearch(
  ["Retaining Ring DIN 471 25 mm", "Parallel Key 8x7x40 DIN 6885"].map((name) =>
    toProductEntry({ id: name, name, description: "", category: "Components", brand: "" }),
  ),
);

// docs/product/catalogue.md#exact-near-and-interchange
it.each([
  ["DIN 471 25", true],
  ["DIN 471 25x1.2", true],
  ["8x7x40 din 6885", true],
  ["DIN 471 30", false],
  ["DIN 471 30x1.5", false],
  ["din 471", false],
  ["10x8x40 din 6885", false],
])("%s names all figures of a part by its standard: %s", (query, isExact) => {
  const exact = products(query).hits.filter(({ match }) => match === "exact");
  expect(exact.length > 0).toBe(isExact);
});

it.each(["din 471 25", "din 625 25x52x15"])(
  "the standard in %s is no number and no size",
  (query) => {
    const { code, dimensions } = search(query).understood;
    expect(code).toBeUndefined();
    expect(dimensions?.figures ?? []).not.toContain(471);
  },
);
