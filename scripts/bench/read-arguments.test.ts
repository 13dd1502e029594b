import { expect, it } from "vitest";
import { isSelected, readBenchArguments } from "./read-arguments.ts";

const known = ["list-remembered", "order-1", "order-16"];

it("measures everything at 1,000 products into bench/ without arguments", () => {
  expect(readBenchArguments([], known)).toEqual({
    sizes: [1_000],
    isQuick: false,
    only: [],
    compare: undefined,
    data: undefined,
    out: "bench",
    mayBuild: true,
  });
});

it("reads several sizes, and files to compare", () => {
  const read = readBenchArguments(
    ["--sizes", "1000, 100_000", "--compare", "a.json,b.json"],
    known,
  );
  expect(read).toMatchObject({
    sizes: [1_000, 100_000],
    compare: { before: "a.json", after: "b.json" },
  });
});

it.each([["--quick"], ["--only", "list"]])("leaves bench/ as it is with %s", (...args) => {
  expect(readBenchArguments(args, known).out).toBe(".cache/bench");
});

it.each([
  [["--products", "12"], "Not a number of products from 1000 to 10000000: 12"],
  [["--products", "many"], "Not a number of products from 1000 to 10000000: many"],
  [["--products", "1000", "--sizes", "1000"], "Either --products or --sizes, not both"],
  [["--only", "lists"], "No figure is named lists. There are: list-remembered, order-1, order-16"],
  [["--compare", "a,b,c"], "--compare takes one file, or two with a comma"],
  [["--fast"], "Unknown option '--fast'"],
])("explains the mistake in %j", (args, message) => {
  expect(() => readBenchArguments(args, known)).toThrow(message);
});

it.each([
  ["order", true],
  ["order-16", true],
  ["order-1", false],
  ["ord", false],
])("selects order-16 by '%s': %s", (name, isFound) => {
  expect(isSelected("order-16", [name])).toBe(isFound);
});
