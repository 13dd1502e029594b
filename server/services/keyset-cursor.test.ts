import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./keyset-cursor.ts";

test("a cursor round-trips and is URL-safe", () => {
  const value = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
  fc.assert(
    fc.property(value, fc.uuid({ version: [4, 7] }), (sortValue, id) => {
      const cursor = encodeCursor("name-asc", { value: sortValue, id });
      expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(decodeCursor("name-asc", "text", cursor)).toEqual({ value: sortValue, id });
    }),
  );
});

test("anything else from a client is rejected as invalid input", () => {
  const kind = fc.constantFrom("text", "amount", "count", "moment");
  const foreign = fc.oneof(
    fc.string(),
    fc.json().map((text) => Buffer.from(text).toString("base64url")),
  );
  fc.assert(
    fc.property(foreign, kind, (cursor, valueKind) => {
      expect(getCode(() => decodeCursor("newest", valueKind, cursor))).toBe("invalid_input");
    }),
  );
});

test.each([
  ["amount", "12.50", true],
  ["amount", "12.5", false],
  ["amount", "-1.00", false],
  ["amount", "1e9", false],
  ["amount", "NaN", false],
  ["count", "2147483647", true],
  ["count", "-1", false],
  ["count", "1.5", false],
  ["count", "99999999999", false],
  ["moment", "2026-02-28T23:59:59.999Z", true],
  ["moment", "2026-02-30T00:00:00.000Z", false],
  ["moment", "0000-01-01T00:00:00.000Z", false],
  ["moment", "2026-01-01", false],
  ["moment", "now", false],
  ["text", "a\0b", false],
  ["text", "x".repeat(301), false],
] as const)("a sort value of type %s accepts %j: %s", (kind, value, isGood) => {
  const cursor = encodeCursor("s", { value, id: randomUUID() });
  expect(getCode(() => decodeCursor("s", kind, cursor))).toBe(isGood ? "good" : "invalid_input");
});

function getCode(call: () => unknown): unknown {
  try {
    call();
    return "good";
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
}
