import { expect, it } from "vitest";
import { splitQuantities, withoutQuantities } from "./quantities.ts";

function leave(text: string): string {
  return withoutQuantities(splitQuantities(text.split(" "))).join(" ");
}

it.each([
  ["2 copë 6205", "6205"],
  ["5 kom 6205", "6205"],
  ["6205 ZZ 3cp", "6205 ZZ"],
  ["10x 6204 ZZ", "6204 ZZ"],
  ["6205-2RS x 2", "6205-2RS"],
  ["6204 2rs c3 x 10 cop", "6204 2rs c3"],
  ["A42 = 12", "A42"],
  ["A 42 x 2", "A 42"],
  ["T5 500 x 3", "T5 500"],
  ["A50x2", "A50"],
  ["6205ZZ x2", "6205ZZ"],
  ["2 x D144", "D144"],
  ["1) 6205 ZZ", "6205 ZZ"],
  ["25x47x7 x 4", "25x47x7"],
])("the quantity of '%s' is left out", (text, rest) => expect(leave(text)).toBe(rest));

it.each([
  "25 x D52",
  "5 x D16",
  "20x47 x 9",
  "25 x 52 x 9",
  "13 x 1067",
  "1204 x 16",
  "OR30x3",
  "OR 30 x 3",
  "M6x1",
  "25. 52. 15",
])("the figures of '%s' are no quantity", (text) => expect(leave(text)).toBe(text));
