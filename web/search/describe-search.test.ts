import { expect, it } from "vitest";
import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch } from "#catalogue/search/create-search.ts";
import { searchText } from "#web/messages/search.ts";
import { describeHit } from "./describe-hit.ts";
import { describeUnderstood } from "./describe-understood.ts";

const search = createSearch(listBuiltInEntries());
const text = searchText.en;

function describeFirst(query: string): string {
  const [first] = search(query).hits;
  return first ? describeHit(text, first) : "no hit";
}

// docs/product/catalogue.md#worn-numbers
it.each([
  ["6205", ""],
  ["24.9x51.8x15", "Bore 25 mm, outside diameter 52 mm, width 15 mm within 0.3 mm or 1 %"],
  ["25x47x28", "Another width: bore 25 mm, outside diameter 47 mm, width 12 mm"],
  [
    "6312",
    "6312 (bore 60 mm, outside diameter 130 mm, width 31 mm) isn’t listed; it belongs to this series.",
  ],
  ["3206", "3206 isn’t listed; this is the nearest group. Ask us for it."],
  ["SPZ1250", "SPZ1250 isn’t listed; this page lists section SPZ."],
  ["kushineta", "Found by: bearing"],
  ["SKF 6205", "Another maker."],
  ["6_05", "A character of 6_05 can’t be read; 6005 would fit."],
  ["6205 2RS", "Check the seal. Same size with other seals or shields."],
  [
    "1206K",
    "Not interchangeable. K is a tapered bore: it sits on a sleeve or a tapered shaft, not on a plain one.",
  ],
])("the first hit for '%s' says '%s'", (query, sentence) => {
  expect(withPlainSpaces(describeFirst(query))).toBe(sentence);
});

// docs/product/catalogue.md#sizes-in-no-list
it.each([
  ["6205-2RS1/C3", ["Understood as 6205, bore 25 mm, two contact seals, clearance C3"]],
  ["nsk 1206K", ["Understood as 1206, bore 30 mm, tapered bore 1:12, maker NSK"]],
  ["24.9x51.8x15", ["Understood as bore 24.9 mm, outside diameter 51.8 mm, width 15 mm"]],
  [
    "LM11949/10",
    [
      "Understood as LM11949/LM11910, inch tapered roller bearing, cone and cup",
      "LM11949/LM11910 isn’t in our lists. Ask us for it.",
    ],
  ],
  [
    "R8-2RS",
    [
      "Understood as R8, deep groove ball bearing in inches, two contact seals",
      "R8 isn’t in our lists. Ask us for it.",
    ],
  ],
  [
    "NP1.1/4",
    [
      "Understood as NP1.1/4, pillow block, set screws, bore 31.75 mm, inch bore, 1 1/4 in",
      "NP1.1/4 isn’t in our lists. Ask us for it.",
    ],
  ],
  ["MSC25", ["Understood as MSC25, unit", "MSC25 isn’t in our lists. Ask us for it."]],
  ["25.4x52", ["Understood as bore 25.4 mm, outside diameter 52 mm, inch bore, 1 in"]],
  ["A 42", ["Understood as A42, section A, inside length 1067 mm, width 13 mm"]],
  [
    "A 1067",
    [
      "Understood as A1067, section A, length 1067 mm, inside or datum length not stated, width 13 mm",
    ],
  ],
  [
    "Polyflex 5M 500",
    [
      "Understood as Polyflex 5M500, section 5M, effective length 500 mm",
      "Polyflex 5M500 isn’t in our lists. Ask us for it.",
    ],
  ],
  [
    "6PJ1020",
    [
      "Understood as 6PJ1020, section PJ, effective length 1020 mm, 6 ribs, width 14.04 mm",
      "6PJ1020 isn’t in our lists. Ask us for it.",
    ],
  ],
  [
    "UCP205-16",
    [
      "Understood as UCP205-16, bore 25.4 mm, inch bore, 1 in",
      "UCP205-16 isn’t in our lists. Ask us for it.",
    ],
  ],
  [
    "SKF SY 25 TF",
    [
      "Understood as SY25, pillow block, set screws, bore 25 mm, maker SKF",
      "SY25 isn’t in our lists. Ask us for it.",
    ],
  ],
  [
    "UK206 + H2306",
    [
      "Understood as UK206, insert, adapter sleeve, tapered bore 1:12",
      "UK206 isn’t in our lists. Ask us for it.",
    ],
  ],
  ["180205", ["Understood as 6205, GOST 3189, bore 25 mm, two contact seals"]],
  ["6312", ["Understood as 6312, bore 60 mm", "6312 isn’t in our lists. Ask us for it."]],
  ["6205 urgjent", ["Understood as 6205, bore 25 mm", "Not understood: urgjent"]],
  ["kushineta", []],
  [
    "8x22x7",
    [
      "Understood as bore 8 mm, outside diameter 22 mm, width 7 mm",
      "No bearing or seal of 8 × 22 × 7 mm is in our lists. Ask us for it.",
    ],
  ],
  ["kushineta 8mm", ["Understood as bore 8 mm"]],
  ["62?5", []],
  ["63?20", ["Not understood: 63?20"]],
  ["6205 6204 zz", ["Understood as 6204, bore 20 mm, two shields", "Shown as well: 6205"]],
])("of '%s' it is said %j", (query, sentences) => {
  const described = describeUnderstood(text, search(query).understood);
  expect(described.map(withPlainSpaces)).toEqual(sentences);
});

it("repeats at most 60 characters of what wasn't understood", () => {
  const { understood } = search("qwertyuiop".repeat(1000));
  const [sentence = ""] = describeUnderstood(text, understood);
  expect(sentence.length).toBeLessThan(80);
});

function withPlainSpaces(sentence: string): string {
  return sentence.replaceAll("\u00A0", " ");
}

// docs/product/shop.md#albanian-formats
it("writes figures in Albanian with a comma", () => {
  const { understood } = search("SPA 1250");
  expect(describeUnderstood(searchText.sq, understood)[0]).toBe(
    "U kuptua si SPA1250, profili SPA, gjatësia nominale 1250 mm, gjerësia 12,7 mm",
  );
});
