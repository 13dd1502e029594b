import { expect, it } from "vitest";
import { listSearchTexts } from "./search-texts.ts";

it.each([
  [1_000, 0.01, 11],
  [100_000, 0.01, 1_111],
  [100_000, 0.0001, 11],
  [1_000, 0.0001, 1],
])("of %i products finds the share %f", (products, share, count) => {
  const names = Array.from({ length: products }, (_, index) => `bearing no. ${index + 1}`);
  const texts = listSearchTexts(products, share);
  expect(texts.length).toBeGreaterThan(50);
  expect(new Set(texts).size).toBe(texts.length);
  expect(names.filter((name) => name.includes(texts.at(-1) ?? "")).length).toBe(count);
});
