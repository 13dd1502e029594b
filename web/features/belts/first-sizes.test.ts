import { expect, it } from "vitest";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { firstSizes } from "./first-sizes.ts";

it("shows three classical sizes and counts the rest", () => {
  const cards = mitsuboshiClassical.map(({ sizes }) => firstSizes(sizes.map(({ code }) => code)));
  expect(cards).toEqual([
    { shown: ["A20", "A22", "A24"], more: 25 },
    { shown: ["B28", "B30", "B32"], more: 26 },
    { shown: ["C51", "C53", "C55"], more: 27 },
    { shown: ["D104", "D110", "D120"], more: 23 },
  ]);
});

it.each([
  [[], 0],
  [["a"], 0],
  [["a", "b", "c"], 0],
  [["a", "b", "c", "d"], 1],
])("given %j, counts %d more", (sizes, more) => {
  expect(firstSizes(sizes).more).toBe(more);
});
