import { expect, test } from "vitest";
import { readSearchText } from "./read-search-text.ts";

test("a search parameter is cut at a length, and a blank or missing one is left out", () => {
  expect(readSearchText("6205", 100)).toBe("6205");
  expect(readSearchText(" 6205", 3)).toBe(" 62");
  expect(readSearchText("  ", 100)).toBeUndefined();
  expect(readSearchText(undefined, 100)).toBeUndefined();
});
