import { expect, test } from "vitest";
import { bearings } from "./bearings.data.ts";
import { getBearing } from "./find-bearing.ts";
import { housedUnits } from "./housed-units.data.ts";
import { nameRatingSource } from "./rating-source.ts";

// docs/product/catalogue.md#figures-and-their-source
test.each([
  ["6205", "NSK catalogue E1102e, pp.\u00A0B10–B11"],
  [
    "NU221",
    "NSK catalogue E1102e, pp.\u00A0B92–B93; dynamic load and limiting speed as we list them",
  ],
])("the source of %s is one line", (code, source) => {
  expect(nameRatingSource(getBearing(code).ratings)).toBe(source);
});

test("the ratings of every part name a catalogue and where in it", () => {
  const names = [...bearings, ...housedUnits].map(({ ratings }) => nameRatingSource(ratings));
  expect(names.filter((name) => !/^NSK catalogue E1102e, (?:pp?\.|row)/.test(name))).toEqual([]);
});
