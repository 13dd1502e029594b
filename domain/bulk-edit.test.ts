import { expect, test } from "vitest";
import { editInBulk, type BulkEdit } from "./bulk-edit.ts";

const rates = { USD: 1, ALL: 100, asOf: "2026-01-01" };
const product = { price: 19.99, stock_quantity: 10, is_active: true, currency: "EUR" } as const;

test.each<[BulkEdit, object]>([
  [{ price: { kind: "percent", value: 7.5 } }, { price: 21.49 }],
  [{ price: { kind: "percent", value: -50 } }, { price: 10 }],
  [{ price: { kind: "set", value: 5.5 } }, { price: 5.5 }],
  [{ stock: { kind: "add", value: -10 } }, { stock_quantity: 0 }],
  [
    { stock: { kind: "set", value: 3 }, is_active: false },
    { stock_quantity: 3, is_active: false },
  ],
])("%j changes only its parts, prices to the cent", (edit, expected) => {
  const { currency: _, ...before } = product;
  expect(editInBulk(edit, product, rates)).toEqual({ after: { ...before, ...expected } });
});

test("the highest price keeps its cents, and one beyond it is a problem", () => {
  const dear = { ...product, price: 9_999_999_999.99 };
  expect(editInBulk({ price: { kind: "percent", value: 0 } }, dear, rates)).toMatchObject({
    after: { price: 9_999_999_999.99 },
  });
  expect(editInBulk({ price: { kind: "percent", value: 1 } }, dear, rates)).toHaveProperty(
    "problem",
  );
});

test("less than no stock is a problem", () => {
  expect(editInBulk({ stock: { kind: "add", value: -11 } }, product, rates)).toHaveProperty(
    "problem",
  );
});
