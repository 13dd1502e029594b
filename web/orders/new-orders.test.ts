import { expect, test } from "vitest";
import type { OrderItem } from "#web/api/queries.ts";
import { findNewOrders } from "./new-orders.ts";

function orderAt(id: string, minute: number): OrderItem {
  const created = `2025-11-20T10:${String(minute).padStart(2, "0")}:00.000Z`;
  return { id, created_at: created } as OrderItem;
}

const older = orderAt("older", 1);
const first = orderAt("first", 5);
const second = orderAt("second", 6);

test("finds no new orders in the first list", () => {
  expect(findNewOrders(undefined, [first, older])).toEqual([]);
});

test("finds a new order at the top of the list", () => {
  expect(findNewOrders([first], [second, first])).toEqual([second]);
});

test("finds the very first order of an empty shop", () => {
  expect(findNewOrders([], [first])).toEqual([first]);
});

test("ignores older orders that 'Show more' loads", () => {
  expect(findNewOrders([first], [first, older])).toEqual([]);
});

test("finds no new orders after a deletion", () => {
  expect(findNewOrders([second, first], [first, older])).toEqual([]);
});
