import { describe, expect, it } from "vitest";
import { parseChange } from "./change.ts";

describe("parseChange", () => {
  it("parses a change and drops unknown fields", () => {
    const change = { seq: 3, kind: "updated", id: "0b7c" };
    expect(parseChange(JSON.stringify({ ...change, more: true }))).toEqual(change);
  });

  it("parses a change of kind 'many'", () => {
    const change = { seq: 4, kind: "many", id: "0b7c" };
    expect(parseChange(JSON.stringify(change))).toEqual(change);
  });

  it.each([
    "",
    "null",
    "[]",
    "{",
    '{"seq":1.5,"kind":"updated","id":"a"}',
    '{"seq":"1","kind":"updated","id":"a"}',
    '{"seq":1,"kind":"renamed","id":"a"}',
    '{"seq":1,"kind":"updated"}',
  ])("returns undefined for %j", (data) => {
    expect(parseChange(data)).toBeUndefined();
  });
});
