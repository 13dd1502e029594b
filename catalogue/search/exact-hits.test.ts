import { describe, expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { toCodeKey } from "./code-key.ts";
import { createSearch, type Search } from "./create-search.ts";
import { toProductEntry } from "./product-entries.ts";
import type { SearchEntry } from "./search-entry.ts";

const search = createSearch(listBuiltInEntries());
const products = [
  ["NSK 6205ZZ Deep Groove Ball Bearing", "Bearings"],
  ["NSK 6205DDU Deep Groove Ball Bearing", "Bearings"],
  ["NSK 6204DDUC3 Deep Groove Ball Bearing", "Bearings"],
  ["NSK 7204B Angular Contact Ball Bearing", "Bearings"],
  ["NSK 1206 Self-Aligning Ball Bearing", "Bearings"],
  ["NSK 22209 EAKE4 Spherical Roller Bearing", "Bearings"],
  ["NSK 1207 K Self-Aligning Ball Bearing", "Bearings"],
  ["PPL NU207 Cylindrical Roller Bearing", "Bearings"],
  ["PPL NJ208 Cylindrical Roller Bearing", "Bearings"],
  ["NSK 51104 Thrust Ball Bearing", "Bearings"],
  ["NSK 22210EAE4 Spherical Roller Bearing", "Bearings"],
  ["NSK UCP205 Pillow Block Unit", "Bearings"],
  ["Toyopower A42 Industrial V-Belt", "Belts"],
  ["Optibelt SPZ 1250 SK Wedge Belt", "Belts"],
  ["Gates XPZ 1000 Quad-Power II Belt", "Belts"],
  ["Gates PowerGrip HTD 1200-8M-30 Timing Belt", "Belts"],
  ["Mitsuboshi S8M-1200 Super Torque Timing Belt 25 mm", "Belts"],
  ["Megadyne RPP8-1200 Isoran Timing Belt 30 mm", "Belts"],
  ["Gates PowerGrip GT3 800-8MGT3-30 Timing Belt", "Belts"],
  ["Megadyne PJ 1016 Ribbed Belt 6 Ribs", "Belts"],
  ["Megadyne T5-455 Megapower PU Timing Belt 10 mm", "Belts"],
  ["Oil Seal AS 25x47x7 NBR", "Seals"],
  ["Oil Seal AS 25x47x7 FKM", "Seals"],
  ["Oil Seal A 20x35x7 NBR", "Seals"],
].map(([name = "", category = ""]) =>
  toProductEntry({ id: name, name, description: "", category, brand: "" }),
);
const searchProducts = createSearch(products);

function findExact(find: Search, query: string): readonly SearchEntry[] {
  return find(query, 50).hits.flatMap(({ entry, match }) => (match === "exact" ? [entry] : []));
}

/** Entries that are exact for a query without having it as their code. */
function findDangerous(query: string): readonly string[] {
  const key = toCodeKey(query);
  return findExact(search, query)
    .filter(({ codes, designations = [] }) =>
      [...codes, ...designations].every((code) => toCodeKey(code) !== key),
    )
    .map(({ name }) => `${query} -> ${name}`);
}

const bearingSuffixes =
  "K| K|-K|K30|C|A|B|/C3| C3|C2|2RS|-2RS1| ZZ|-2Z|-Z| RS|DU|VV|LLB|NR|N|M|P6|W33| TVP|X|-16|/16| 16mm| 5/8| Q7| stainless| inoks| ceramic| sealed".split(
    "|",
  );
const lettersBefore = "LR|RNA|R|L|BS2|UK|F|W|SS|NK|SL|MR|YAR".split("|");

/** Queries with the products that are what they ask for; all others differ, or something isn't stated. */
const exactProducts: readonly (readonly [query: string, names: readonly string[]])[] = [
  ["6205 2RS", ["NSK 6205DDU Deep Groove Ball Bearing"]],
  ["25x52x15 2RS", ["NSK 6205DDU Deep Groove Ball Bearing"]],
  ["25x52x15 ZZ", ["NSK 6205ZZ Deep Groove Ball Bearing"]],
  ["ZZ 6205", ["NSK 6205ZZ Deep Groove Ball Bearing"]],
  ["25x52x15 K", []],
  ["6205", []],
  ["6205ZZ/C3", []],
  ["6204 2RS", []],
  ["7204A", []],
  ["7204C", []],
  ["7204", []],
  ["1206K", []],
  // A product's suffixes stay with its number, also after a blank.
  ["1207", []],
  ["22209", []],
  ["22209EA", []],
  ["22209 EAKE4", ["NSK 22209 EAKE4 Spherical Roller Bearing"]],
  ["NJ207", []],
  ["NU208", []],
  ["51104 U", []],
  ["22210K", []],
  ["UCP205-16", []],
  ["UK 205", []],
  ["AX42", []],
  ["13x1067 Ld", []],
  ["13x1067 Li", ["Toyopower A42 Industrial V-Belt"]],
  ["XPZ1250", []],
  ["SPZ1250MN", []],
  ["SPZ1000", []],
  ["STD 8M 1200 30", []],
  ["S 8M 1200 30", []],
  ["GT3 8M 1200 30", []],
  ["RPP 8M 1200 25", []],
  ["1200-8M-30 STD", []],
  ["1200-8M-20", []],
  ["8M 800 30", []],
  ["PJ 1016", []],
  // The width and the ribs aren't stated, whether the code is read or not.
  ["PJ.1016", []],
  ["T5455", []],
  ["A42 1250", []],
  ["A42 1067", ["Toyopower A42 Industrial V-Belt"]],
  ["8PJ1016", []],
  ["T5-455", []],
  ["AT5-455-10", []],
  ["DT5-455-10", []],
  ["A 25x47x7 NBR", []],
  ["TC 25x47x7 FKM", ["Oil Seal AS 25x47x7 FKM"]],
  ["25x47x7 PTFE", []],
  ["TG 25x47x7", []],
  ["PIX A42", []],
  ['6205 1 1/8"', []],
  ["TB 25x47x7 NBR", []],
  ["AS 25x47x8 NBR", []],
  ["20x35x7 TC NBR", []],
];

describe("an exact hit", () => {
  it("is called what the text asks for, if any part is", () => {
    const series = findExact(search, "kushinet konik per bosht 25").map(({ basicNumber = "" }) =>
      basicNumber.slice(0, 3),
    );
    expect([...new Set(series)]).toEqual(["302", "303", "320"]);
  });

  it.each(["VA 40", "BS G 1/4", "КS 40x30x8"])("has all that '%s' says", (query) => {
    expect(findExact(search, query).map(({ kind }) => kind)).toEqual(["seal"]);
  });

  // docs/product/catalogue.md#exact-near-and-interchange
  it.each(bearingSuffixes)("for a listed bearing with '%s' has it", (suffix) => {
    expect(bearings.flatMap(({ code }) => findDangerous(code + suffix))).toEqual([]);
  });

  it("for a listed unit with any suffix has it, but for its two contact seals", () => {
    const queries = housedUnits.flatMap(({ code }) =>
      [...bearingSuffixes, "-100", "-014", " 1 inch"]
        .filter((suffix) => !/2RS/.test(suffix))
        .map((suffix) => code + suffix),
    );
    expect(queries.flatMap(findDangerous)).toEqual([]);
  });

  it.each(lettersBefore)(
    "isn't a number that follows %s, the letters of another type",
    (letters) => {
      expect(bearings.flatMap(({ code }) => findDangerous(`${letters} ${code}`))).toEqual([]);
    },
  );

  it("for a listed belt isn't one with a raw edge, another length, or several belts", () => {
    const queries = mitsuboshiClassical.flatMap(({ section, sizes }) =>
      sizes.flatMap(({ code, insideLengthMm }) => [
        `${section}X${code.slice(1)}`,
        `${section}${section}${code.slice(1)}`,
        `2/${code}`,
        `${code} 1/2`,
        `${section} ${insideLengthMm + 10} Li`,
        `${section} ${insideLengthMm} La`,
      ]),
    );
    expect(queries.flatMap(findDangerous)).toEqual([]);
  });

  it.each(exactProducts)("of the products for '%s' is %j", (query, names) => {
    expect(findExact(searchProducts, query).map(({ name }) => name)).toEqual(names);
  });
});

// docs/product/catalogue.md#exact-near-and-interchange
it.each([
  ["GE20DO", "INA Spherical Plain Bearing GE 20 DO"],
  ["GE 20 DO", "INA Spherical Plain Bearing GE 20 DO"],
  ["SNL507-606", "SKF Plummer Block Housing SNL 507-606"],
  ["h206", "SKF Adapter Sleeve H 206"],
])("a code that isn't read is found with and without its blanks: %s", (query, name) => {
  const names = [
    "INA Spherical Plain Bearing GE 20 DO",
    "SKF Plummer Block Housing SNL 507-606",
    "SKF Adapter Sleeve H 206",
  ];
  const entries = names.map((one) =>
    toProductEntry({ id: one, name: one, description: "", category: "Components", brand: "INA" }),
  );
  const { hits } = createSearch(entries)(query);
  expect(hits.map(({ entry, match }) => [entry.id, match])).toEqual([[name, "exact"]]);
});

it.each(["simering 33x50x8", "simering 20x50x9", "kushinet per bosht 37", "3/4 inch bearing"])(
  "no part of another size is found by the words of '%s'",
  (query) => {
    const kinds = search(query).hits.map(({ entry }) => entry.kind);
    expect(kinds.filter((kind) => !["family", "brand"].includes(kind))).toEqual([]);
  },
);

it.each(["S 8M-1200", "s 8M 1200"])("%s is a belt with the Super Torque profile", (query) => {
  expect(search(query).understood.code).toMatchObject({ part: "belt", section: "S8M" });
});
