import { expect, it } from "vitest";
import type { SynonymInput } from "#domain/search-words.ts";
import { findSynonymErrors } from "./find-synonym-errors.ts";

const group: SynonymInput = { term: "kuqlinë", words: ["verdhushe"], means: null };
const others = [{ term: "gjelbëroshe", words: ["bardhoshe"], means: null }];

it.each<SynonymInput>([
  group,
  { ...group, words: [], means: "6205 2RS" },
  { ...group, means: "oil seal" },
  { term: "bearing", words: ["verdhushe", "kushinetë"], means: null },
  { ...group, words: ["pjesa e alternatorit", "<b>verdhushe</b>"] },
])("accepts %j", (input) => {
  expect(findSynonymErrors(input, others)).toEqual([]);
});

const wrong: readonly [change: Partial<SynonymInput>, field: string, reason: string][] = [
  [{ term: " " }, "term", "missing"],
  [{ term: "x".repeat(61) }, "term", "too long"],
  [{ term: "Gjelberoshe" }, "term", "taken"],
  [{ term: "kushineta" }, "term", "taken"],
  [{ words: [] }, "words", "missing"],
  [{ words: Array.from({ length: 31 }, () => "verdhushe") }, "words", "too many"],
  [{ words: ["x".repeat(61)] }, "words", "too long"],
  [{ words: ["për"] }, "words", "no word"],
  [{ words: ["6205"] }, "words", "no word"],
  [{ words: ["!!"] }, "words", "no word"],
  [{ words: ["rripat"] }, "words", "taken"],
  [{ words: ["BARDHOSHE"] }, "words", "taken"],
  [{ means: "x".repeat(61) }, "means", "too long"],
  [{ means: "--" }, "means", "missing"],
  [{ term: "bearing", means: "6205" }, "means", "built in"],
];

// docs/product/admin.md#checked-synonyms
it.each(wrong)("with %j, '%s' is %s", (change, field, reason) => {
  expect(findSynonymErrors({ ...group, ...change }, others)).toEqual([
    expect.objectContaining({ field, reason }),
  ]);
});

// docs/product/admin.md#checked-synonyms
it.each(["K", "ZZ", "2RS", "DDU", "LLU", "TVP", "SPA", "HTD", "TC", "NU", "UCP", "SKF", "nbr"])(
  "rejects '%s', which would be lost from typed codes",
  (word) => {
    const errors = findSynonymErrors({ ...group, words: [word] }, others);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ field: "words", word });
  },
);

it("names the group that has a word", () => {
  const [error] = findSynonymErrors({ ...group, words: ["simeringu"] }, others);
  expect(error).toMatchObject({ word: "simeringu", group: "oil seal" });
});
