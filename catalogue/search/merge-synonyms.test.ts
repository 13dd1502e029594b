import { expect, it } from "vitest";
import { listBuiltInEntries } from "./built-in-entries.ts";
import { createSearch, type Search } from "./create-search.ts";
import { mergeSynonyms, type AddedSynonyms } from "./merge-synonyms.ts";
import { synonymGroups } from "./synonyms.data.ts";

const entries = listBuiltInEntries();
const builtIn = createSearch(entries);

function searchWith(...added: readonly AddedSynonyms[]): Search {
  return createSearch(entries, mergeSynonyms(added));
}

function listCodes(search: Search, query: string): readonly unknown[] {
  return search(query).hits.map(({ entry, match, reason }) => [entry.id, match, reason]);
}

it("returns the built-in groups themselves if nothing is added", () => {
  expect(mergeSynonyms([])).toBe(synonymGroups);
});

// docs/product/admin.md#synonyms
it("finds a part by a word that was added to a built-in group, in other cases and plurals too", () => {
  expect(builtIn("kuqlinë").hits).toEqual([]);
  const search = searchWith({ term: "Seal", words: ["kuqlinë"], means: null });
  const asSeal = search("seal").hits.map(({ entry }) => entry.id);
  expect(asSeal.length).toBeGreaterThan(0);
  for (const query of ["kuqlinë", "KUQLINA", "kuqline", "kuqlinat"]) {
    expect(search(query).hits.map(({ entry }) => entry.id)).toEqual(asSeal);
  }
});

// docs/product/admin.md#synonyms
it("searches for what an added group means, with the figures beside it", () => {
  const search = searchWith(
    { term: "kuqlinë", words: ["pjesa e alternatorit"], means: "6205 2RS" },
    { term: "unazë e kuqe", words: [], means: "oil seal" },
  );
  const asCode = listCodes(builtIn, "6205 2RS");
  expect(listCodes(search, "kuqlina")).toEqual(asCode);
  expect(listCodes(search, "  Pjesa e  alternatorit ")).toEqual(asCode);
  expect(listCodes(search, "unaza e kuqe 25x47x7")).toEqual(listCodes(builtIn, "oil seal 25x47x7"));
  expect(listCodes(search, "6205 2RS")).toEqual(asCode);
});

it("replaces a word by its meaning only once", () => {
  const search = searchWith(
    { term: "njërkuq", words: [], means: "tjetërkuq" },
    { term: "tjetërkuq", words: [], means: "njërkuq" },
  );
  expect(search("njërkuq").hits).toEqual([]);
});

it("changes no answer of texts without added words", () => {
  const search = searchWith({ term: "kuqlinë", words: ["verdhushe"], means: "6205" });
  for (const query of ["6205 K", "25-52-15", "simering 30x52x7", "A 42", "rrip A40", ""]) {
    expect(search(query)).toEqual(builtIn(query));
  }
});

it("reads texts of 10,000 characters", () => {
  const search = searchWith({ term: "kuqlinë", words: [], means: "6205" });
  expect(search("kuqlinë ".repeat(1_250)).understood.unread).not.toEqual([]);
  expect(() => search("x".repeat(10_000))).not.toThrow();
});

// docs/product/admin.md#synonyms
it("words that staff took out of a built-in group are no longer its words", () => {
  const change = { term: "Bearing", words: ["kuqlinë"], without: ["RULMAN", "lager"], means: null };
  const search = createSearch(listBuiltInEntries(), mergeSynonyms([change]));
  const isBearing = (text: string): boolean => search(text).hits[0]?.entry.name === "Bearings";
  expect(["kushineta", "kuqlina"].filter(isBearing)).toEqual(["kushineta", "kuqlina"]);
  expect(["rulman", "lager"].filter(isBearing)).toEqual([]);
});
