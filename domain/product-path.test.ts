import { expect, test } from "vitest";
import { getProductPath, readProductId, readProductWords, toProductSlug } from "./product-path.ts";

const id = "0198f3a2-7c1b-7d40-a1b2-c3d4e5f60718";
const key = "0198f3a27c1b7d40a1b2c3d4e5f60718";

test.each([
  ["NSK 6205DDU Deep Groove Ball Bearing", `nsk-6205ddu-deep-groove-ball-bearing-${key}`],
  ["Kushinetë Çeliku 6205/C3", `kushinete-celiku-6205-c3-${key}`],
  ["  — ", key],
  ["шарикоподшипник", key],
  ["x".repeat(200), `${"x".repeat(60)}-${key}`],
  ["bearing ".repeat(20), `${"bearing-".repeat(7)}${key}`],
])("%s becomes %s", (name, slug) => {
  expect(toProductSlug({ id, name })).toBe(slug);
  expect(getProductPath({ id, name })).toBe(`/shop/${slug}`);
  expect(readProductId(slug)).toBe(id);
});

// docs/product/shop.md#a-products-address
test("an address leads to its product whatever its words, in any case", () => {
  expect(readProductId(`an-older-name-${key}`)).toBe(id);
  expect(readProductId(key.toUpperCase())).toBe(id);
});

test.each([
  "",
  "nsk-6205",
  "0198f3a2",
  `x${key}`,
  key.slice(1),
  `${key}-x`,
  "ffffffffffffffffffffffffffffffff",
  id,
])("'%s' has no id", (slug) => {
  expect(readProductId(slug)).toBeUndefined();
});

test("the words of an address are searched for", () => {
  expect(readProductWords(`nsk-6205ddu-${key}`)).toBe("nsk 6205ddu");
  expect(readProductWords("6205_2rs%<b>")).toBe("6205 2rs b");
  expect(readProductWords(key)).toBe("");
});
