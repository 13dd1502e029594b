import { expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { toProductEntry } from "./product-entries.ts";

const search = createSearch(listBuiltInEntries());
const searchProducts = createSearch(
  [
    ["GPZ 7205 Tapered Roller Bearing", "GPZ", "Bearings"],
    ["NSK 7205B Angular Contact Ball Bearing", "NSK", "Bearings"],
    ["NSK NJ205 Cylindrical Roller Bearing", "NSK", "Bearings"],
    ["PIX A60 V-Belt", "PIX", "Belts"],
  ].map(([name = "", brand = "", category = ""]) =>
    toProductEntry({ id: name, name, description: "", category, brand }),
  ),
);
const list = (query: string): readonly (readonly [id: string, match: string])[] =>
  searchProducts(query).hits.map(({ entry, match }) => [entry.id, match]);

// docs/product/catalogue.md#exact-near-and-interchange
it.each([
  ["CFW BABSL 40x62x8", "40x62x8", ["CFW", "BABSL"]],
  ["TG 40x62x8", "40x62x8", ["TG"]],
  ["TCV 40x62x8", "40x62x8", ["TCV"]],
  ["PIX A60", "A60", ["PIX"]],
])("the first hit for %s is %s, but not exact, and %j is named", (query, code, unread) => {
  const { understood, hits } = search(query);
  expect(hits[0]).toMatchObject({
    entry: { codes: [code] },
    match: "interchange",
    reason: { comparison: { reasons: ["unread"] } },
  });
  expect(hits.filter(({ match }) => match === "exact")).toEqual([]);
  expect(understood.unread).toEqual(unread);
});

it.each([
  ["RI 40x62x8", "RI"],
  ["4 40x62x8", "4"],
])("%s names %s as unread, whose letters other words contain", (query, unread) => {
  const name = "Oil Seal TC 40x62x8 NITRILE";
  const seal = toProductEntry({ id: "1", name, description: "", category: "Seals", brand: "" });
  expect(createSearch([seal])(query)).toMatchObject({
    understood: { unread: [unread] },
    hits: [{ entry: { id: "1" } }],
  });
});

it("a product that says the unread word is exact", () => {
  expect(list("PIX A60")).toEqual([["PIX A60 V-Belt", "exact"]]);
});

it.each(["МПЗ 6205", "ГПЗ 6213", "Gates 6213MC", "Gates 6205"])(
  "no bearing of ISO is found for %s",
  (query) => {
    const { understood, hits } = search(query);
    const kinds = hits.map(({ entry }) => entry.kind);
    expect(understood).not.toHaveProperty("code");
    expect(understood.unread).not.toEqual([]);
    expect(kinds.filter((kind) => ["bearing", "unit", "insert", "series"].includes(kind))).toEqual(
      [],
    );
  },
);

it("a product with a number of GOST is found by it, and not as a bearing of ISO with that number", () => {
  expect(list("GPZ 7205")).toEqual([["GPZ 7205 Tapered Roller Bearing", "exact"]]);
  expect(list("30205")).toEqual([["GPZ 7205 Tapered Roller Bearing", "interchange"]]);
  for (const query of ["7205B", "7205"]) {
    expect(list(query).filter(([id]) => id === "GPZ 7205 Tapered Roller Bearing")).toEqual([]);
  }
});

// docs/product/catalogue.md#designations
it.each(["ГПЗ", "Gpz", "GPZ"])("a bearing of the brand %s has a number of GOST", (brand) => {
  const product = toProductEntry({
    id: "1",
    name: "7205 Tapered Roller Bearing",
    description: "",
    category: "Bearings",
    brand,
  });
  const { hits } = createSearch([product])("ГПЗ 7205");
  expect(product).toMatchObject({ basicNumber: "30205" });
  expect(hits).toMatchObject([{ entry: { id: "1" }, match: "exact" }]);
  expect(hits[0]).not.toHaveProperty("isOtherMaker");
});

it.each([
  ["SKF C 2208", "C2208"],
  ["2322 V 421", "2322V421"],
  ["2322V421", "2322V421"],
  ["ZKLN2052", "ZKLN2052"],
  ["10B-2", "10B-2"],
  ["23105", "23105"],
])("%s is no bearing and no size, and %s is named as unread", (query, unread) => {
  const { understood, hits } = search(query);
  expect(understood).not.toHaveProperty("code");
  expect(understood).not.toHaveProperty("dimensions");
  expect(understood.unread).toContain(unread);
  expect(hits).toEqual([]);
});

it.each([
  ["6825", "68"],
  ["6825ZZ", "68"],
  ["6825-2RS/C3", "68"],
  ["2333 K", "23"],
])("for %s, whose bore no list has, series %s is found", (query, series) => {
  expect(search(query).hits[0]).toMatchObject({
    entry: { kind: "series", codes: [series] },
    match: "near",
  });
});

it("the sleeve after a plus sign between blanks is an accessory", () => {
  expect(search("1206K + H206").understood).toMatchObject({ code: { accessory: "H206" } });
  expect(search("6205 + C3").understood.code).not.toHaveProperty("accessory");
});

it("a bearing of the same size and another type isn't said to have another width", () => {
  const { hits } = searchProducts("N205");
  expect(hits.map(({ entry, match, reason }) => [entry.id, match, reason])).toContainEqual([
    "NSK NJ205 Cylindrical Roller Bearing",
    "near",
    {
      kind: "comparison",
      comparison: { interchange: "not interchangeable", reasons: ["otherType"] },
    },
  ]);
});
