import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { toProductEntry } from "./product-entries.ts";

const search = createSearch(listBuiltInEntries());
const searchProducts = createSearch(
  [
    ["NSK 6000ZZ Deep Groove Ball Bearing", "Bearings"],
    ["NSK 6205ZZ Deep Groove Ball Bearing", "Bearings"],
    ["Parallel Key 8x7x40 DIN 6885", "Components"],
    ["PPL 6205-2RS Deep Groove Ball Bearing", "Bearings"],
  ].map(([name = "", category = ""]) =>
    toProductEntry({ id: name, name, description: "", category, brand: name.split(" ")[0] ?? "" }),
  ),
);
const listKinds = (query: string): readonly string[] => [
  ...new Set(search(query, 50).hits.map(({ entry }) => entry.kind)),
];

describe("beside a size", () => {
  // docs/product/catalogue.md#kinds-beside-a-size
  it.each([
    ["kiavete 10x8", []],
    ["key 25x52x15", []],
    ["rondele 20x35x7", ["family"]],
    ["o-ring 25x52", ["seal"]],
    ["oring 25x47x7", ["seal"]],
    ["kushinete 25x52x7", ["bearing"]],
    ["gomine 25x52x15", ["seal"]],
  ])("the word of %s leaves only parts of the kinds %j", (query, kinds) => {
    expect(listKinds(query)).toEqual(kinds);
  });

  it.each(["zinxhir 25x52", "pulexhe 25x52x15", "rrip 25x52x15"])(
    "the word of %s leaves no bearing",
    (query) => {
      expect(listKinds(query)).not.toContain("bearing");
    },
  );

  it("a key isn't offered as a bearing or as another key", () => {
    expect(searchProducts("kiavete 10x8").hits).toEqual([]);
    expect(searchProducts("kiavete 8x7x40").hits).toHaveLength(1);
  });

  it("words for a use or a design exclude nothing", () => {
    expect(listKinds("elektromotor 25x52x15")).toContain("bearing");
    expect(listKinds("25x52x15 inoks")).toContain("bearing");
  });
});

it("beside a word for a seal, a letter with a figure is no belt", () => {
  expect(search("V ring A 30").hits[0]?.entry.codes).toEqual(["VA-30"]);
  expect(search("oring d30").hits[0]?.entry.codes).toContain("OR 30x3");
});

it("a seal code alone finds no bearing by words", () => {
  expect(searchProducts("GE 25 ES-2RS").hits).toEqual([]);
});

it("a small first figure is a quantity only if it stands apart", () => {
  expect(search("simering 8x22x7").hits).toEqual([]);
  expect(search("2 x 30x3").hits[0]?.entry.codes).toContain("OR 30x3");
});
