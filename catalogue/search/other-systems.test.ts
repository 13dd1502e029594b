import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { toProductEntry } from "./product-entries.ts";

const search = createSearch(listBuiltInEntries());
const products = [
  ["NSK UCP205 Pillow Block Unit", "NSK"],
  ["NSK UCF206 Flange Unit", "NSK"],
  ["NSK UC205 Insert Bearing", "NSK"],
  ["SKF YAR 205-2F Insert Bearing", "SKF"],
  ["NSK 6205DDU Deep Groove Ball Bearing", "NSK"],
  ["NSK 6205ZZ Deep Groove Ball Bearing", "NSK"],
  ["NSK 6205 Deep Groove Ball Bearing", "NSK"],
  ["NSK 6001 Deep Groove Ball Bearing", "NSK"],
  ["NSK 1206 Self-Aligning Ball Bearing", "NSK"],
  ["NSK NJ205 Cylindrical Roller Bearing", "NSK"],
].map(([name = "", brand = ""]) =>
  toProductEntry({ id: name, name, description: "", category: "Bearings", brand }),
);
const searchProducts = createSearch(products);

type Row = readonly [
  query: string,
  part: string,
  match: "near" | "interchange",
  reason: string,
  product?: string,
];

const units: readonly Row[] = [
  ["SY 25 TF", "UCP205", "near", "otherUnit", "UCP205"],
  ["SKF SY 25 TF", "UCP205", "near", "otherUnit", "UCP205"],
  ["FY 30 TF", "UCF206", "near", "otherUnit", "UCF206"],
  ["FYTB 25", "UC205", "near", "housing", "UC205"],
  ["YAR 205-2F", "UC205", "near", "otherUnit", "YAR 205-2F"],
  ["YET 205", "UC205", "near", "eccentricCollar", "UC205"],
  ["UC205-16", "UC205", "near", "inchBore", "UC205"],
  ["UK206 + H2306", "UC206", "near", "adapterSleeve", "UCF206"],
  ["UK205", "UC205", "near", "adapterSleeve", "UC205"],
  ["UKP205 H2305", "UCP205", "near", "adapterSleeve", "UCP205"],
  ["GRAE25NPPB", "UC205", "near", "eccentricCollar", "UC205"],
  ["RAE25", "UC205", "near", "eccentricCollar", "UC205"],
  ["SA205", "UC205", "near", "eccentricCollar", "UC205"],
  ["SB205", "UC205", "near", "innerRing", "UC205"],
];

const gost: readonly Row[] = [
  ["180205", "6205", "near", "gostNumber", "6205DDU"],
  ["80205", "6205", "near", "gostNumber", "6205ZZ"],
  ["ГПЗ 180205", "6205", "near", "gostNumber", "6205DDU"],
  ["42205", "NJ205", "interchange", "gostNumber", "NJ205"],
  ["ГПЗ 7205", "30205", "near", "gostNumber"],
];

describe("a number of another system", () => {
  // docs/product/catalogue.md#units-of-other-makers, docs/product/catalogue.md#numbers-of-gost
  it.each(
    [...units, ...gost].map(([query, part, match, reason]) => ({ query, part, match, reason })),
  )("$query leads to the part $part, $match", ({ query, part, match, reason }) => {
    const { understood, hits } = search(query);
    expect(understood).toMatchObject({ kind: "bearing", unread: [] });
    expect(hits[0]).toMatchObject({
      entry: { codes: expect.arrayContaining([part]) as unknown },
      match,
      reason: { comparison: { reasons: expect.arrayContaining([reason]) as unknown } },
    });
    expect(hits.filter((hit) => hit.match === "exact")).toEqual([]);
  });

  it.each(
    [...units, ...gost].flatMap(([query, , , , product]) =>
      product === undefined ? [] : [{ query, product }],
    ),
  )("$query leads to the product $product", ({ query, product }) => {
    expect(searchProducts(query).hits[0]?.entry.name).toContain(product);
  });

  it("is exact only for a product with the same number", () => {
    const list = (query: string): unknown =>
      searchProducts(query)
        .hits.filter(({ match }) => match !== "near")
        .map(({ entry, match }) => [entry.name, match]);
    expect(list("YAR 205-2F")).toEqual([["SKF YAR 205-2F Insert Bearing", "exact"]]);
    for (const query of [
      "YAR 206-2F",
      "YAT 205-2F",
      "YET 205-2F",
      "YAR 205-100-2F",
      "YAR 305-2F",
    ]) {
      expect(list(query)).toEqual([]);
    }
  });

  it("is an interchange only of a bearing with the same seals and the same bore", () => {
    const list = (query: string): unknown =>
      searchProducts(query)
        .hits.filter(({ match }) => match !== "near")
        .map(({ entry, match }) => [entry.name.split(" ")[1], match]);
    expect(list("180205")).toEqual([["6205DDU", "interchange"]]);
    expect(list("80205")).toEqual([["6205ZZ", "interchange"]]);
    // One figure off.
    for (const query of ["60205", "180305", "180204", "160205", "190205", "180206", "50205"]) {
      expect(list(query)).toEqual([]);
    }
  });

  it("leads to its family if no list has its size, and says what was understood", () => {
    const { understood, hits } = search("SY 60 TF");
    expect(understood).toMatchObject({ isListed: false, code: { boreMm: 60 } });
    expect(hits[0]).toMatchObject({ match: "near", reason: { kind: "family", number: "SY60" } });
    expect(search("7506").hits[0]).toMatchObject({
      entry: { href: "/products/nsk/tapered-roller-bearings" },
      match: "near",
      reason: { kind: "family", number: "32206" },
    });
  });
});

describe("a number in inches", () => {
  // docs/product/catalogue.md#inch-numbers
  it.each(["NP1", "SY 1. TF", "FY 1.1/4 TF", "1025-1G", "LM11949/10", "L44649", "R8-2RS", "1628"])(
    "leads from %s to near parts and pages only, and no bearing of the shop by its words",
    (query) => {
      const hits = [...search(query).hits, ...searchProducts(query).hits];
      expect(hits.filter(({ match }) => match !== "near")).toEqual([]);
      expect(hits.filter(({ reason }) => reason.kind === "words")).toEqual([]);
    },
  );

  it.each(["R7-2RS", "RHP 1225-25EC", "MJ3/4-2RS", "SKF LM 67048/010/Q", "kushinete LM11949/10"])(
    "that no product has finds no product by its suffix, its maker or its kind: %s",
    (query) => {
      expect(searchProducts(query).hits).toEqual([]);
    },
  );
});

describe("an l for a 1", () => {
  // docs/product/catalogue.md#an-l-for-a-1
  it.each([
    ["l206", "1206"],
    ["620l", "6201"],
    ["620l-2rs", "6201"],
    ["600l zz", "6001"],
  ])("in %s leads to %s", (query, code) => {
    expect(search(query).hits[0]?.entry.codes[0]).toBe(code);
  });

  it("that can be a belt's letter leads to both, and to neither exactly", () => {
    const { understood, hits } = search("600l");
    expect(understood).toMatchObject({ kind: "belt", code: { code: "600L" } });
    expect(hits[0]).toMatchObject({
      entry: { codes: ["6001"] },
      match: "near",
      reason: { kind: "one for l", number: "6001" },
    });
    expect(hits.slice(1).map(({ reason }) => reason.kind)).toContain("section");
    expect(hits.filter(({ match }) => match === "exact")).toEqual([]);
    expect(searchProducts("600l").hits[0]?.entry.name).toContain("6001");
  });

  it.each(["600L", "L206", "l26", "l2066", "60l", "l706"])("isn't read into %s", (query) => {
    const codes = search(query).hits.map(({ entry }) => entry.codes[0]);
    expect(codes).not.toContain("6001");
    expect(codes).not.toContain("1206");
  });
});
