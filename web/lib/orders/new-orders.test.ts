import { expect, test } from "vitest";
import type { OrderItem } from "#web/lib/api/queries.ts";
import { findNewOrders } from "./new-orders.ts";

function orderAt(id: string, minute: number): OrderItem {
  const created = `2025-11-20T10:${String(minute).padStart(2, "0")}:00.000Z`;
  return { id, created_at: created } as OrderItem;
}

const older = orderAt("older", 1);
const first = orderAt("first", 5);
const second = orderAt("second", 6);

test("the first list holds nothing new", () => {
  expect(findNewOrders(undefined, [first, older])).toEqual([]);
});

test("an order on top of the list is new", () => {
  expect(findNewOrders([first], [second, first])).toEqual([second]);
});

test("the very first order of an empty shop is new", () => {
  expect(findNewOrders([], [first])).toEqual([first]);
});

test("what 'Show more' brings is old", () => {
  expect(findNewOrders([first], [first, older])).toEqual([]);
});

test("a deleted order makes nothing new", () => {
  expect(findNewOrders([second, first], [first, older])).toEqual([]);
});
