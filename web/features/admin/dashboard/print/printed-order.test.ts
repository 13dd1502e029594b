import { expect, test } from "vitest";
import type { OrderItem } from "#web/api/queries.ts";
import { toPrintedOrder, sumDay } from "./printed-order.ts";

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
  items: [{ id: "p1", name: "6205", price: 0.1, quantity: 3, taken: null }],
  total: 0.3,
  total_all: 29.25,
  status: "new",
  deleted_at: null,
  deleted_by: null,
  created_at: "2025-11-20T23:30:00.000Z",
};

test("formats numbers and dates in the Albanian style", () => {
  const printout = toPrintedOrder({ ...order, total: 1250.5, total_all: 121_924.38 });
  expect(printout.date).toBe("21.11.2025, 00:30");
  expect(printout.time).toBe("00:30");
  expect(printout.total).toBe("1\u00A0250,50\u00A0€");
  expect(printout.totalLek).toBe("121\u00A0924\u00A0Lekë");
  expect(printout.lines).toEqual([
    { key: "p1", name: "6205", quantity: 3, price: "0,10\u00A0€", total: "0,30\u00A0€" },
  ]);
});

test("an address starts with the street and skips empty lines", () => {
  expect(toPrintedOrder(order).address).toEqual(["Rruga 1", "Tiranë", "Shqipëri"]);
  expect(toPrintedOrder({ ...order, country: "" }).address).toEqual(["Rruga 1", "Tiranë"]);
});

// docs/product/admin.md#printed-papers
test("sums up a day exactly", () => {
  expect(sumDay([order, order, order])).toEqual({
    orders: 3,
    cancelled: 0,
    pieces: 9,
    total: "0,90\u00A0€",
    totalLek: "88\u00A0Lekë",
  });
  expect(sumDay([])).toEqual({
    orders: 0,
    cancelled: 0,
    pieces: 0,
    total: "0,00\u00A0€",
    totalLek: "0\u00A0Lekë",
  });
});

// docs/product/admin.md#printed-papers
test("the sums of a day leave cancelled orders out", () => {
  expect(sumDay([order, { ...order, status: "cancelled" }])).toEqual({
    orders: 1,
    cancelled: 1,
    pieces: 3,
    total: "0,30\u00A0€",
    totalLek: "29\u00A0Lekë",
  });
});
