import { expect, it } from "vitest";
import { suffixInterchange } from "./suffix-interchange.data.ts";
import { findSuffixInterchange } from "./suffix-interchange.ts";
import { readPlainly } from "./testing/read-plainly.ts";

it("maps NSK's two contact seals to SKF's 2RS1", () => {
  expect(findSuffixInterchange("NSK", "ddu").map(({ SKF }) => SKF)).toEqual([["2RS1", "2RSH"]]);
});

it("returns two rows for a suffix with two meanings at a maker", () => {
  expect(findSuffixInterchange("FAG", "-2RSR").map(({ meaning }) => meaning)).toEqual([
    "contact seals, both sides",
    "contact seals, both sides, bore below 10 mm",
  ]);
});

it("returns no rows for a suffix that the maker doesn't use", () => {
  expect(findSuffixInterchange("NSK", "2RS1")).toEqual([]);
});

it("SKF's TH is phenolic resin, not polyamide", () => {
  expect(findSuffixInterchange("SKF", "TH")).toEqual([]);
  expect(findSuffixInterchange("SKF", "TN9").map(({ meaning }) => meaning)).toEqual([
    "polyamide cage",
  ]);
  expect(readPlainly("6205 TH")).toMatchObject({ cage: "phenolic resin", unread: "" });
  expect(readPlainly("SKF 6205-TNH")).toMatchObject({ cage: "PEEK", unread: "" });
  expect(readPlainly("RHP 6205-TNH")).toMatchObject({ cage: "polyamide", unread: "" });
  expect(readPlainly("6205-TNH")).not.toHaveProperty("cage");
});

const sealRows = suffixInterchange.filter(({ meaning }) =>
  /^(?:shield|contact seal|non-contact)/.test(meaning),
);

it.each(sealRows)("readDesignation agrees on: $meaning", (row) => {
  const number = row.meaning.includes("below 10 mm") ? "608" : "6204";
  const opposite = row.meaning.includes("opposite");
  const codes = [row.NSK, row.RHP, row.SKF, row.FAG].flat();
  const seals = codes.map((code) => readPlainly(`${number}-${code}`)?.seal);
  expect(new Set(seals).size).toBe(1);
  expect(seals[0]).toMatch(opposite || row.meaning.includes("one side") ? /^one / : /^two /);
});
