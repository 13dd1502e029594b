import { expect, test } from "vitest";
import { sampleId } from "#web/testing/samples.ts";
import { maxRecentProducts, parseRecentProducts } from "./recent-products.ts";

// docs/product/shop.md#recently-seen
test("at most eight products are shown beside the open one, each once", () => {
  const ids = Array.from({ length: 20 }, (_, index) => sampleId(index));
  const stored = JSON.stringify({ ids: [sampleId(1), ...ids] });
  expect(parseRecentProducts(stored)).toHaveLength(maxRecentProducts + 1);
  expect(new Set(parseRecentProducts(stored)).size).toBe(maxRecentProducts + 1);
});

test.each(["", "null", "[]", "{}", '{"ids":"x"}', '{"ids":[1,null,"x","../../admin"]}', "{"])(
  "%j has no products",
  (text) => {
    expect(parseRecentProducts(text)).toEqual([]);
  },
);
