import { expect, it } from "vitest";
import { stopWords, synonymGroups } from "./synonyms.data.ts";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = createVocabulary(synonymGroups, stopWords);

it("has at least 80 groups, each phrase in one of them", () => {
  expect(synonymGroups.length).toBeGreaterThanOrEqual(80);
  const wrong = synonymGroups.flatMap(({ term, words }) =>
    words.filter((phrase) => vocabulary.findTerm(phrase) !== term),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ["kushinetë kushineta kushinetat kushinetave KUSHINETE kuzhinetë", "bearing"],
  ["rrip rripa rripat rripave rripin kaish kaisha", "belt"],
  ["simering simeringu semering semeringat simmerring", "oil seal"],
  ["gominë gomina gominat guarnicion guarnicione guarnicionet", "seal"],
  ["zinxhir zinxhirë zinxhirët", "chain"],
  ["pulexhë pulexha pulexhat pulleys", "pulley"],
  ["bosht boshti boshte shafts", "shaft"],
  ["bronzinë bronzina bronzinat", "bushing"],
  ["dhëmbëzuar dhëmbëzuara i dhembezuar", "timing"],
])("'%s' all mean %s", (words, term) => {
  expect(new Set(vocabulary.toTerms(words))).toEqual(new Set([term]));
});

it("reads phrases before their words", () => {
  expect(vocabulary.toTerms("rripa trapezoidal")).toEqual(["v belt"]);
  expect(vocabulary.toTerms("rrip i dhëmbëzuar")).toEqual(["belt", "timing"]);
  expect(vocabulary.toTerms("pillow block unit")).toEqual(["pillow block", "unit"]);
  expect(vocabulary.toTerms("oil seals for a shaft")).toEqual(["oil seal", "shaft"]);
});

it("keeps other words by their stem, and figures as they are", () => {
  expect(vocabulary.toTerms("conveyors 6205")).toEqual(["conveyor", "6205"]);
  expect(vocabulary.toTerms("gates")).toEqual(vocabulary.toTerms("gate"));
});

it("includes an oil seal in the seals", () => {
  expect(vocabulary.widen("oil seal")).toEqual(["oil seal", "seal"]);
  expect(vocabulary.widen("no such term")).toEqual(["no such term"]);
});
