import { describe, expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch } from "./create-search.ts";
import { findWorn } from "./read-worn.ts";

const search = createSearch(listBuiltInEntries());
const listCodes = (query: string): readonly (string | undefined)[] => [
  ...new Set(search(query, 20).hits.map(({ entry }) => entry.codes[0])),
];

describe("an illegible figure", () => {
  // docs/product/catalogue.md#worn-numbers
  it.each([
    ["62?5", ["6205"]],
    ["6_05", ["6005", "6205", "6305"]],
    ["6*05", ["6005", "6205", "6305"]],
    ["?205", ["1205", "2205", "6205", "7205"]],
    ["22?08", ["22208", "22308"]],
    ["52?06", ["52206"]],
    ["B?2", ["B32", "B42", "B52", "B62"]],
    ["62?5_2RS", ["6205"]],
    ["62?5-2RSH/C3", ["6205"]],
    ["NU 2?6", ["NU206"]],
    ["30x5?x7", ["30x52x7", "30x55x7"]],
    ["30x5?", []],
    ["63?20", []],
    ["6?0?", []],
  ])("of %s leads to %j", (query, codes) => {
    expect(listCodes(query)).toEqual(codes);
  });

  it.each(["62?5 2RS", "6_05", "620?", "25x5?x15", "U?P205", "?????", "22?05"])(
    "keeps every hit for %s from being more than near",
    (query) => {
      expect(search(query).hits.filter(({ match }) => match !== "near")).toEqual([]);
    },
  );

  it("is the reason of a hit, and the text is named as unread only if nothing fits", () => {
    const { hits, understood } = search("kushineta 62?5");
    expect(hits[0]).toMatchObject({
      match: "near",
      reason: { kind: "illegible", text: "62?5", number: "6205" },
    });
    expect(understood.unread).toEqual([]);
    expect(understood).not.toHaveProperty("code");
    expect(search("63?20").understood.unread).toEqual(["63?20"]);
  });
});

describe("a number without its first figure", () => {
  // docs/product/catalogue.md#worn-numbers
  it.each([
    ["205-2RS", ["1205", "2205", "6205", "7205"]],
    ["kushineta 305 zz", ["1305", "6305", "7305"]],
    ["NSK 206DDU", ["1206", "2206", "6206"]],
  ])("%s fits %j", (query, numbers) => {
    const { hits, understood } = search(query, 50);
    expect(new Set(hits.map(({ entry }) => entry.basicNumber))).toEqual(new Set(numbers));
    expect(hits.every(({ match }) => match === "near")).toBe(true);
    expect(understood.unread).toEqual([]);
  });

  it.each(["205", "6205 2RS", "608-2RS", "205 x 2RS", "NU 205 ZZ", "UCP 205", "232 C3"])(
    "%s isn't one",
    (query) => {
      const { hits } = search(query);
      expect(hits.filter(({ reason }) => reason.kind === "illegible")).toEqual([]);
    },
  );
});

describe("no figure is illegible in", () => {
  it.each([
    "6205?",
    "6205-2RS?",
    "25x52?",
    "25*52*15",
    "62*5",
    "30*3",
    "62_05",
    "6205_2RS",
    "A_42",
    "25_52_15",
    "6204zz*4",
    "???",
    "a?",
  ])("%s", (piece) => {
    expect(findWorn([piece])).toBeUndefined();
  });
});

it("an illegible suffix leaves the number beside it legible, but not certain", () => {
  const { understood, hits } = search("6205 2?S");
  expect(understood.code).toMatchObject({ basicNumber: "6205" });
  expect(hits[0]).toMatchObject({ entry: { codes: ["6205"] }, match: "interchange" });
});
