import { expect, test } from "vitest";
import type { OrderItem } from "#web/api/queries.ts";
import { toOrderListItem } from "./order-row.ts";

const order: OrderItem = {
  id: "1a2b3c4d-0000-4000-8000-000000000000",
  user_id: null,
  customer_name: "Arben Hoxha",
  phone: "+355 69 000 0000",
  country: "Shqipëri",
  city: "Tiranë",
  shipping_method: "Rruga 1",
  notes: "",
  email: "",
  company_name: "",
  nipt: "",
  language: "sq",
  delivery: null,
  terms: null,
  items: [{ id: "p1", name: "6205", price: 4.35, quantity: 3, taken: null }],
  total: 1313.05,
  total_all: 126_709.33,
  status: "new",
  deleted_at: null,
  deleted_by: null,
  created_at: "2025-11-20T23:30:00.000Z",
};

// docs/product/orders.md#order-number
test("shows the first 8 characters of an order's id", () => {
  expect(toOrderListItem(order, "sq-AL").shortId).toBe("1a2b3c4d");
});

// docs/product/orders.md#new-is-pending
test("shows a stored 'new' as pending", () => {
  expect(toOrderListItem(order, "sq-AL").status).toBe("pending");
  expect(toOrderListItem({ ...order, status: "confirmed" }, "sq-AL").status).toBe("confirmed");
});

test("shows dates in the shop's time zone", () => {
  expect(toOrderListItem(order, "sq-AL").date).toBe("21.11.2025, 00:30");
  expect(toOrderListItem(order, "en-GB").date).toBe("21 November 2025");
});

test("shows exact amounts with grouped thousands", () => {
  const row = toOrderListItem(order, "sq-AL");
  expect(row.lines).toEqual([
    { key: "p1", name: "6205", quantity: 3, price: "€4.35", total: "€13.05" },
  ]);
  expect(row.total).toBe("€1,313.05");
  expect(row.totalLek).toBe("126\u00A0709");
});

// docs/product/stock.md#too-few-pieces
test.each([
  [null, undefined],
  [3, undefined],
  [1, 1],
  [0, 0],
])("of 3 pieces with %j taken, %j is shown as too few", (taken, shortAt) => {
  const items = order.items.map((item) => ({ ...item, taken }));
  expect(toOrderListItem({ ...order, items }, "sq-AL").lines[0]?.shortAt).toBe(shortAt);
});

test("skips empty parts of the address", () => {
  expect(toOrderListItem(order, "sq-AL").place).toBe("Shqipëri, Tiranë, Rruga 1");
  expect(toOrderListItem({ ...order, country: "" }, "sq-AL").place).toBe("Tiranë, Rruga 1");
});

test("shows who deleted an order and when", () => {
  expect(toOrderListItem(order, "sq-AL").deleted).toBeUndefined();
  const deleted = { ...order, deleted_at: "2025-11-21T09:05:00.000Z", deleted_by: "Blerta" };
  expect(toOrderListItem(deleted, "sq-AL").deleted).toEqual({
    by: "Blerta",
    date: "21.11.2025, 10:05",
  });
});
