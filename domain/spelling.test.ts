import { expect, test } from "vitest";
import { createSpellings } from "./spelling.ts";

test("a name in another spelling gets the known one, the first of several", () => {
  const { find } = createSpellings(["SKF", "skf", "Varibelt VX"]);
  expect(["Skf", "ＳＫＦ", " skf ", "varibelt  vx"].map(find)).toEqual([
    "SKF",
    "SKF",
    "SKF",
    "Varibelt VX",
  ]);
});

test("a new name keeps its spelling, also for those that follow", () => {
  const { find } = createSpellings([]);
  expect(["Foo", "FOO", ""].map(find)).toEqual(["Foo", "Foo", ""]);
});
