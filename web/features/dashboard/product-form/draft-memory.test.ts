import { expect, test } from "vitest";
import { parseProductDraft } from "./draft-memory.ts";
import { emptyDraft } from "./product-draft.ts";

test("a kept draft comes back as it was", () => {
  const draft = { ...emptyDraft, name: "6205", price: "1.", is_active: false } as const;
  expect(parseProductDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([[null], ["{"], ["null"], ["7"]])("nothing comes of %j", (text) => {
  expect(parseProductDraft(text)).toBeUndefined();
});

test("parts that don't fit are replaced by their defaults", () => {
  const text = JSON.stringify({ name: 7, currency: "XXX", stock_quantity: null, other: 1 });
  expect(parseProductDraft(text)).toEqual(emptyDraft);
});

test("a text longer than the API takes is cut", () => {
  expect(parseProductDraft(JSON.stringify({ name: "x".repeat(500) }))?.name).toHaveLength(200);
});
