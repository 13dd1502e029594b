import { expect, test } from "vitest";
import { getPath } from "./deep-links.ts";

const origin = "https://shop.test";

test("converts a URL of the site to a path with query and fragment", () => {
  expect(getPath("https://shop.test/shop?q=6205#list", origin)).toBe("/shop?q=6205#list");
  expect(getPath("https://shop.test", origin)).toBe("/");
});

test.each([
  "https://evil.test/shop",
  "http://shop.test/shop",
  "https://shop.test.evil.test/shop",
  "javascript:alert(1)",
  "not an address",
])("ignores %s", (address) => {
  expect(getPath(address, origin)).toBeUndefined();
});
