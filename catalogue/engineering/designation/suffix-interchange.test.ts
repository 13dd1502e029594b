import { expect, it } from "vitest";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import { collectedBearings } from "#catalogue/engineering/codes/testing/collected-codes.data.ts";
import { readDesignation } from "./read-designation.ts";
import { suffixInterchange } from "./suffix-interchange.data.ts";
import { listSpellings } from "./suffix-interchange.ts";
import { knownDesignations } from "./testing/known-designations.data.ts";
import { readPlainly } from "./testing/read-plainly.ts";

it("SKF's TH is phenolic resin, not polyamide", () => {
  const polyamide = suffixInterchange.find(({ meaning }) => meaning === "polyamide cage");
  expect(polyamide?.SKF).toEqual(["P", "TN9"]);
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
  const makers = ["NSK", "RHP", "SKF", "FAG", "NTN", "KOYO", "NACHI"] as const;
  const seals = makers.flatMap((maker) =>
    row[maker].map((code) => readPlainly(`${maker} ${number}-${code}`)?.seal),
  );
  expect(new Set(seals).size).toBe(1);
  expect(seals[0]).toMatch(opposite || row.meaning.includes("one side") ? /^one / : /^two /);
});

const spell = (code: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listSpellings(code).map(({ maker, code: spelled }) => [maker, spelled]));

// docs/product/catalogue.md#interchange
it("a sealed bearing has each maker's suffixes", () => {
  const spellings = {
    NSK: "6205DDUC3",
    SKF: "6205-2RS1/C3",
    FAG: "6205-2RSR-C3",
    NTN: "6205LLUC3",
    KOYO: "6205 2RS C3",
    NACHI: "6205-2NSE C3",
    RHP: "6205-2RSC3",
  };
  for (const code of Object.values(spellings)) expect(spell(code)).toEqual(spellings);
});

it.each([
  ["7204B", { SKF: "7204 B", FAG: "7204-B", NTN: "7204B" }],
  ["7204C", { SKF: "7204 CD", FAG: "7204-C" }],
  ["1206K/C3", { NSK: "1206KC3", SKF: "1206 K/C3", FAG: "1206-K-C3" }],
  ["6206VV", { SKF: "6206-2RZ", NTN: "6206LLB", KOYO: "6206 2RU" }],
  ["608DD", { NSK: "608DD", SKF: "608-2RS1", FAG: "608-2RSR" }],
])("%s has the spellings %j", (code, spellings) => {
  expect(spell(code)).toMatchObject(spellings);
});

it.each(["6205", "6205 Q7", "HR30206J", "6205-2RSLTN9", "1206K+H206", "A42", ""])(
  "'%s' has no other spellings",
  (code) => expect(listSpellings(code)).toEqual([]),
);

it("every spelling is read as the same bearing", () => {
  const codes = [...knownDesignations, ...collectedBearings].map(
    ({ maker, code }) => `${maker} ${code}`,
  );
  const wrong = codes.flatMap((code) => {
    const read = readDesignation(code);
    return listSpellings(code).filter(({ maker, code: spelled }) => {
      const other = readDesignation(`${maker} ${spelled}`);
      return !read || !other || compareDesignations(read, other).interchange !== "exact";
    });
  });
  expect(wrong).toEqual([]);
  expect(codes.filter((code) => listSpellings(code).length > 1).length).toBeGreaterThanOrEqual(30);
}, 60_000);
