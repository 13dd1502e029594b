import { expect, test } from "vitest";
import { compareLists } from "./compare-lists.ts";

const lists = { document: "a.md", source: "b.json" };

test("equal lists in any order have no errors", () => {
  expect(compareLists({ ...lists, documented: ["x", "y"], real: ["y", "x"] })).toEqual([]);
});

test("a star covers every name with its prefix", () => {
  expect(compareLists({ ...lists, documented: ["@p/*"], real: ["@p/a", "@p/b"] })).toEqual([]);
});

test("reports names that are missing in the document", () => {
  const errors = compareLists({ ...lists, documented: ["x"], real: ["x", "y"] });
  expect(errors).toEqual(["a.md: 'y' of b.json is missing"]);
});

test("reports names that no longer exist, and a star that covers nothing", () => {
  const errors = compareLists({ ...lists, documented: ["x", "@p/*"], real: [] });
  expect(errors).toEqual(["a.md: 'x' isn't in b.json", "a.md: '@p/*' isn't in b.json"]);
});
