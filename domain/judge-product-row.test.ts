import { expect, it } from "vitest";
import {
  judgeProductRow,
  stockTooLarge,
  type ImportTarget,
  type ProductMatch,
} from "./judge-product-row.ts";
import { readProductRow, type ProductCells } from "./read-product-row.ts";
import { maxStockQuantity } from "./stock.ts";
import { noDimensions } from "./testing/no-dimensions.ts";

const rates = { USD: 1.25, ALL: 100, asOf: "2026-01-01" };

const product: ImportTarget = {
  id: "0190a000-0000-7000-8000-000000000001",
  name: "Bearing 6205",
  price: 10,
  currency: "EUR",
  description: "25 × 52 × 15",
  specifications: null,
  brand: "NSK",
  category: "Bearings",
  stock_quantity: 3,
  low_stock_threshold: 5,
  image_url: null,
  is_active: true,
  ...noDimensions,
};
const known: ProductMatch = { kind: "one", product, by: "id" };

it("fills the missing fields of a new product with the add form's defaults", () => {
  expect(judge({ name: "Belt", price: "4", stock_quantity: "" }, { kind: "none" })).toEqual({
    outcome: "create",
    productId: null,
    reasons: [],
    fields: {
      name: "Belt",
      price: 4,
      currency: "EUR",
      description: "",
      specifications: null,
      brand: "",
      category: "",
      stock_quantity: 10,
      low_stock_threshold: 5,
      image_url: null,
      is_active: true,
      ...noDimensions,
    },
  });
});

it("writes only the changed fields of an existing product", () => {
  const cells = { name: "Bearing 6205", price: "10.00", stock_quantity: "4", specifications: "" };
  expect(judge(cells, known)).toMatchObject({
    outcome: "change",
    productId: product.id,
    fields: { stock_quantity: 4 },
  });
});

it("reports a row with the current values as unchanged", () => {
  const cells = { price: "10", currency: "", description: " 25 × 52 × 15 ", is_active: "1" };
  expect(judge(cells, known)).toMatchObject({ outcome: "same", fields: {} });
});

it("renames a product matched by id, but not one matched by name", () => {
  const cells = { name: "bearing 6205" };
  expect(judge(cells, known).fields).toEqual({ name: "bearing 6205" });
  expect(judge(cells, { kind: "one", product, by: "name" }).outcome).toBe("same");
});

it.each([
  [{ name: "Belt" }, { kind: "none" }, "price: a new product needs one"],
  [{ name: "Belt" }, { kind: "several", count: 3 }, "name: 3 products are called Belt: add the id"],
  [{ id: product.id }, { kind: "unknown" }, "id: no product has this id"],
  [{ id: "6205" }, { kind: "unknown" }, "id: is not an id of a product"],
  [{ id: product.id }, { kind: "deleted" }, "id: this product was deleted"],
  [
    { name: "Belt", price: "x" },
    { kind: "none" },
    "price: must be 0 or more with at most two decimals, such as 1234.50",
  ],
] as const)("refuses %j with match %j for a single reason", (cells, match, reason) => {
  expect(judge(cells, match)).toMatchObject({ outcome: "refuse", reasons: [reason], fields: {} });
});

it("reports further errors together with the row's own", () => {
  const row = readProductRow({ id: product.id, price: "x" }, false);
  const { reasons } = judgeProductRow(row, known, rates, ["row 2 is about the same product"]);
  expect(reasons).toEqual([
    "price: must be 0 or more with at most two decimals, such as 1234.50",
    "row 2 is about the same product",
  ]);
});

it("refuses a price that doesn't fit in euro, including in the product's own currency", () => {
  const cheapEuro = { USD: 0.5, ALL: 100, asOf: "2026-01-01" };
  const row = readProductRow({ id: product.id, price: "9999999999.99" }, false);
  const inUsd: ProductMatch = { kind: "one", product: { ...product, currency: "USD" }, by: "id" };
  expect(judgeProductRow(row, known, cheapEuro).outcome).toBe("change");
  expect(judgeProductRow(row, inUsd, cheapEuro).reasons).toEqual(["price: is too large in euro"]);
});

function judge(cells: ProductCells, match: ProductMatch): ReturnType<typeof judgeProductRow> {
  return judgeProductRow(readProductRow(cells, false), match, rates);
}

it("adds received pieces to the stock of a known product and gives a new one those alone", () => {
  const cells = { received_quantity: "20", delivery_note: "118" };
  const received = { count: 20, note: "118" };
  expect(judge(cells, known)).toMatchObject({
    outcome: "change",
    fields: { stock_quantity: 23 },
    received,
  });
  expect(judge({ ...cells, name: "Belt", price: "4" }, { kind: "none" })).toMatchObject({
    outcome: "create",
    fields: { stock_quantity: 20 },
    received,
  });
});

it("rejects received pieces that make the stock too large", () => {
  const cells = { received_quantity: String(maxStockQuantity), delivery_note: "118" };
  expect(judge(cells, known).reasons).toEqual([stockTooLarge]);
});
