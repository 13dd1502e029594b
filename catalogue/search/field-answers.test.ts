import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { toProductEntry } from "./product-entries.ts";

const search = createSearch(listBuiltInEntries());
const searchProducts = createSearch(
  [
    ["NSK 6205DDU Deep Groove Ball Bearing", "Bearings"],
    ["PPL 22209 CC/W33 Spherical Roller Bearing", "Bearings"],
    ["PPL 6004-2RS Deep Groove Ball Bearing", "Bearings"],
    ["SKF Plummer Block Housing SNL 507-606", "Components"],
    ["Mitsuboshi A30 Classical V-Belt", "Belts"],
  ].map(([name = "", category = ""]) =>
    toProductEntry({ id: name, name, description: "", category, brand: name.split(" ")[0] ?? "" }),
  ),
);

describe("a hit of the field's queries", () => {
  it.each(["P205", "F206", "flanxhe 2 vrima 25", "kushinete 6205 inoks"])(
    "for %s isn't exact",
    (query) => {
      expect(search(query).hits.filter(({ match }) => match === "exact")).toEqual([]);
    },
  );

  it("isn't a bearing whose width is nearly an inch bore", () => {
    expect(search("19,05 x 45,24").hits).toEqual([]);
  });

  it.each(["SNL 508", "CC 90", "R7-2RS", "rrip alternatori 6PK1200"])(
    "isn't a product that only has a piece of %s",
    (query) => {
      expect(searchProducts(query).hits).toEqual([]);
    },
  );
});

describe("what was understood of the field's queries", () => {
  // docs/product/catalogue.md#codes-sizes-and-words-in-one-box
  it.each([
    ["6204 zz - 4", []],
    ["doja 2 kushineta 6204 2rs", []],
    ["sasia 3 6205", []],
    ["6205 SKF italy", []],
    ["25x52x15 10 copa", []],
    ["6205 dhe 6206 2rs", []],
    ["flanxhe 2 vrima 25", ["2vrima"]],
  ])("leaves of %s unread: %j", (query, unread) => {
    expect(search(query).understood.unread).toEqual(unread);
  });

  it.each(["nr 6205", "6205 - 16"])("%s has no snap ring and no quantity taken away", (query) => {
    expect(search(query).understood.code).not.toHaveProperty("snapRing");
  });
});
