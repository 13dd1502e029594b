import fc from "fast-check";
import { expect, test } from "vitest";
import { isUuid } from "./uuid.ts";

test("a UUID of every version is one, in either case", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect([isUuid(id), isUuid(id.toUpperCase())]).toEqual([true, true]);
    }),
  );
});

test.each([
  "",
  "1",
  "0198c0de-0000-0000-8000-000000000000",
  "0198c0de-0000-7000-8000-00000000000g",
])("%j isn't a UUID", (text) => {
  expect(isUuid(text)).toBe(false);
});
