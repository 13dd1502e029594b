import { expect, test } from "vitest";
import { toChanges, emptyDraft } from "#web/products/product-draft.ts";
import { withSavedFields } from "./draft-memory.ts";

const known = { ...emptyDraft, name: "6205", price: "4.35", is_active: false } as const;

test("merges the draft into the current product", () => {
  const typed = { ...known, price: "1.", currency: "ALL", is_active: true } as const;
  const saved = new Map<string, unknown>(Object.entries(toChanges(known, typed)));
  const current = { ...known, stock_quantity: "3" };
  expect(withSavedFields(current, saved)).toEqual({ ...typed, stock_quantity: "3" });
});

test("drops invalid fields", () => {
  const saved = new Map<string, unknown>([
    ["name", 7],
    ["currency", "XXX"],
    ["stock_quantity", null],
    ["is_active", "no"],
    ["other", 1],
  ]);
  expect(withSavedFields(known, saved)).toEqual(known);
});

test("cuts a text to the API's max length", () => {
  const saved = new Map([["name", "x".repeat(500)]]);
  expect(withSavedFields(emptyDraft, saved).name).toHaveLength(200);
});
