import { expect, it } from "vitest";
import { readPartCode, type PartCode } from "#catalogue/engineering/codes/part-code.ts";
import { createSearch } from "./create-search.ts";
import { buildEntryIndex } from "./entry-index.ts";
import { findBearings } from "./find-bearings.ts";
import { maxHits } from "./hit-list.ts";
import type { SearchEntry } from "./search-entry.ts";

// docs/product/catalogue.md#unlisted-numbers
it("a bearing of the size of an unlisted number is found, whether or not its code can be read", () => {
  const find = createSearch([toEntry("NJ312"), toEntry("XY-77")]);
  const { hits } = find("6312");
  expect(hits.map(({ entry, match, reason }) => [entry.id, match, reason])).toEqual([
    [
      "NJ312",
      "near",
      {
        kind: "comparison",
        comparison: { interchange: "not interchangeable", reasons: ["otherType"] },
      },
    ],
    [
      "XY-77",
      "near",
      {
        kind: "dimensions",
        asked: { bore: 60, outside: 130 },
        found: { bore: 60, outside: 130, width: 31 },
      },
    ],
  ]);
});

it("of more bearings of one size than a list shows, only as many are compared", () => {
  const read: string[] = [];
  const readCode = (code: string): PartCode | undefined => {
    read.push(code);
    return undefined;
  };
  const codes = Array.from({ length: 2 * maxHits }, (_, number) => `XY-${number}`);
  const index = buildEntryIndex(
    codes.map((code) => ({ entry: toEntry(code), nameTerms: [], textTerms: [] })),
    readCode,
  );
  const asked = readPartCode("6312");
  if (asked?.part !== "bearing") throw new Error("6312 isn't read as a bearing.");
  const found: number[] = [];
  findBearings(index, asked, {
    add: (number) => found.push(number),
    size: () => 0,
    hasWanted: () => false,
    list: () => [],
  });
  expect(read).toHaveLength(maxHits);
  expect(found).toHaveLength(maxHits);
});

function toEntry(code: string): SearchEntry {
  return {
    id: code,
    kind: "bearing",
    codes: [code],
    name: "",
    words: "",
    dimensionsMm: { bore: 60, outside: 130, width: 31 },
    popularity: 1,
    href: "/",
  };
}
