import { expect, test } from "vitest";
import { hasEtag, hashEtag } from "./etag.ts";

test.each([
  [undefined, false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"ab"', false],
])("If-None-Match %s names the ETag: %s", (header, isNamed) => {
  const headers = header === undefined ? {} : { "if-none-match": header };
  expect(hasEtag(new Request("http://shop.test/", { headers }), '"a"')).toBe(isNamed);
});

test("equal bodies have equal ETags", () => {
  const [one, other] = ["one", "other"].map((text) => new TextEncoder().encode(text));
  expect(hashEtag(one ?? new Uint8Array())).toMatch(/^"[\w-]{22}"$/);
  expect(hashEtag(one ?? new Uint8Array())).not.toBe(hashEtag(other ?? new Uint8Array()));
});
