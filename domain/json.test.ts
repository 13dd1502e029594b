import { expect, test } from "vitest";
import { isRecord, parseJson } from "./json.ts";

test.each([
  ["{}", {}],
  ["[1]", [1]],
  ["null", null],
  ["", undefined],
  ["{", undefined],
  [null, undefined],
])("%s is parsed as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  [{ name: "a" }, true],
  [{}, true],
  [[], false],
  [null, false],
  ["text", false],
  [undefined, false],
])("%j is a record: %s", (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
