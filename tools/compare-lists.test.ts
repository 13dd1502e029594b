import { expect, test } from "vitest";
import { compareLists } from "./compare-lists.ts";

const lists = { document: "a.md", source: "b.json" };

test("equal lists, in whatever order, have no fault", () => {
  expect(compareLists({ ...lists, documented: ["x", "y"], real: ["y", "x"] })).toEqual([]);
});

test("a star covers every name that begins so", () => {
  expect(compareLists({ ...lists, documented: ["@p/*"], real: ["@p/a", "@p/b"] })).toEqual([]);
});

test("what the document leaves out is named", () => {
  const faults = compareLists({ ...lists, documented: ["x"], real: ["x", "y"] });
  expect(faults).toEqual(["a.md: 'y' of b.json is missing"]);
});

test("what is gone is named, a star that covers nothing too", () => {
  const faults = compareLists({ ...lists, documented: ["x", "@p/*"], real: [] });
  expect(faults).toEqual(["a.md: 'x' isn't in b.json", "a.md: '@p/*' isn't in b.json"]);
});
