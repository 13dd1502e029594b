import fc from "fast-check";
import { expect, it } from "vitest";
import { guardCell } from "./guard-cell.ts";
import { isAllowedImageUrl } from "./image-url.ts";
import { currencies, parseAmount } from "./money.ts";
import { productFields } from "./product-fields.ts";
import { readProductRow, type ProductCells } from "./read-product-row.ts";
import { maxStockQuantity } from "./stock.ts";

const id = "0190a000-0000-7000-8000-000000000001";

it("reads every field of a full row", () => {
  const cells = {
    id: id.toUpperCase(),
    name: "  Bearing 6205 ",
    price: "12.5",
    currency: "all",
    description: "25 × 52 × 15\nC3",
    specifications: "",
    brand: "NSK",
    category: "Bearings",
    stock_quantity: "0",
    low_stock_threshold: "7",
    image_url: "",
    is_active: "FALSE",
  };
  expect(readProductRow(cells, false)).toEqual({
    id,
    name: "Bearing 6205",
    fields: {
      name: "Bearing 6205",
      price: 12.5,
      currency: "ALL",
      description: "25 × 52 × 15\nC3",
      specifications: null,
      brand: "NSK",
      category: "Bearings",
      stock_quantity: 0,
      low_stock_threshold: 7,
      image_url: null,
      is_active: false,
    },
    errors: [],
  });
});

it("ignores missing columns and empty numbers", () => {
  expect(readProductRow({ id, price: "", stock_quantity: " ", is_active: "" }, false)).toEqual({
    id,
    name: "",
    fields: {},
    errors: [],
  });
});

it("reports every broken rule at once", () => {
  const cells = {
    id: "6205",
    name: " ",
    price: "-1",
    currency: "CHF",
    brand: "x".repeat(81),
    stock_quantity: "1.5",
    low_stock_threshold: "2147483648",
    image_url: "javascript:alert(1)",
    is_active: "perhaps",
  };
  expect(readProductRow(cells, false)).toMatchObject({
    fields: { name: "" },
    errors: [
      "id: is not an id of a product",
      "name: must not be empty",
      "price: must be 0 or more with at most two decimals, such as 1234.50",
      "currency: must be EUR, USD or ALL",
      "brand: must have at most 80 characters",
      "stock_quantity: must be a whole number of 0 or more",
      "low_stock_threshold: must be at most 2147483647",
      "image_url: must be a path of this site or an https address",
      "is_active: must be true or false",
    ],
  });
});

// docs/product/security.md#image-addresses
it.each(["https://127.0.0.1/x", "https://0x7f.1/x", "https://10.0.0.5/x", "https://nas.local/x"])(
  "refuses the private image address %s",
  (address) => {
    expect(readProductRow({ name: "Belt", image_url: address }, false).errors).toEqual([
      "image_url: must be a path of this site or an https address",
    ]);
  },
);

// docs/product/admin.md#valid-values
it.each(["1.005", "1,5", "1 000", "1.000.000", "€5", "1e3", "0x10", "NaN", "Infinity", "5.", ".5"])(
  "rejects %s as a price in a comma-separated file",
  (price) => expect(readProductRow({ price }, false).fields).toEqual({}),
);

it.each([
  ["12,50", 12.5],
  ["12.50", 12.5],
  ["0", 0],
  ["9999999999,99", 9_999_999_999.99],
  ["1.000,00", undefined],
  ["1,000", undefined],
])("reads %s as the price %s with other delimiters", (price, expected) => {
  expect(readProductRow({ price }, true).fields.price).toBe(expected);
});

it("removes the guard that an export adds", () => {
  const { fields } = readProductRow({ name: "'=1+1", description: "a;'-5 °C" }, false);
  expect(fields).toEqual({ name: "=1+1", description: "a;-5 °C" });
});

const cell = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom("", "1", "-1", "1.5", "1,5", "EUR", "usd", "true", "0", "/a.webp", id, "\0"),
  fc.double().map(String),
  fc.integer().map(String),
);
const anyCells = fc.record(
  {
    id: cell,
    name: cell,
    price: cell,
    currency: cell,
    description: cell,
    specifications: cell,
    brand: cell,
    category: cell,
    stock_quantity: cell,
    low_stock_threshold: cell,
    image_url: cell,
    is_active: cell,
  },
  { requiredKeys: [] },
);

it("accepts only rows that meet every rule of a product's fields", () => {
  fc.assert(
    fc.property(anyCells, fc.boolean(), (cells: ProductCells, hasDecimalComma) => {
      const { fields, errors } = readProductRow(cells, hasDecimalComma);
      for (const field of Object.keys(fields)) expect(Object.keys(cells)).toContain(field);
      if (errors.length > 0) return;
      expect(fields.name ?? "x").toMatch(/^\S/);
      expect(fields.name?.length ?? 0).toBeLessThanOrEqual(productFields.name.maxLength);
      expect(parseAmount(fields.price ?? 0)).toBeDefined();
      expect(currencies).toContain(fields.currency ?? "EUR");
      for (const count of [fields.stock_quantity ?? 0, fields.low_stock_threshold ?? 0]) {
        expect(Number.isInteger(count) && count >= 0 && count <= maxStockQuantity).toBe(true);
      }
      expect(isAllowedImageUrl(fields.image_url ?? "/")).toBe(true);
      expect(JSON.stringify(fields)).not.toContain(String.raw`\u0000`);
    }),
    { numRuns: 1_000 },
  );
});

it("reads back a text that was guarded and written to a file", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const { fields } = readProductRow({ description: guardCell(text.trim()) }, false);
      expect(fields.description).toBe(text.trim());
    }),
  );
});

it("reads received pieces with the note of their delivery", () => {
  const cells = { id, received_quantity: " 20 ", delivery_note: " FD  2026/118 " };
  expect(readProductRow(cells, false)).toMatchObject({
    received: { count: 20, note: "fd 2026/118" },
    errors: [],
  });
  const none = readProductRow({ id, received_quantity: "0", delivery_note: "" }, false);
  expect(none).not.toHaveProperty("received");
  expect(none.errors).toEqual([]);
});

it("rejects received pieces without a delivery note, beside a stock and below zero", () => {
  const read = (cells: ProductCells): readonly string[] =>
    readProductRow({ id, ...cells }, false).errors;
  expect(read({ received_quantity: "20" })).toEqual([
    "delivery_note: must name the delivery of the received pieces",
  ]);
  expect(read({ received_quantity: "20", delivery_note: "x".repeat(81) })).toEqual([
    "delivery_note: must have at most 80 characters",
  ]);
  expect(read({ received_quantity: "20", delivery_note: "118", stock_quantity: "3" })).toEqual([
    "received_quantity: leave stock_quantity empty, or it is unclear which one counts",
  ]);
  expect(read({ received_quantity: "-2", delivery_note: "118" })).toEqual([
    "received_quantity: must be a whole number of 0 or more",
  ]);
});
