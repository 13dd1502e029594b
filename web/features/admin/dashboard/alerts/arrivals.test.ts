import { expect, test } from "vitest";
import { sampleOrder } from "#web/testing/samples.ts";
import { findArrivals } from "./arrivals.ts";

const old = sampleOrder(1, { created_at: "2026-01-15T09:00:00.000Z" });
const later = sampleOrder(2, { created_at: "2026-01-15T10:00:00.000Z" });
const latest = sampleOrder(3, { created_at: "2026-01-15T11:00:00.000Z" });

test("orders of the first list didn't arrive, later ones did", () => {
  const first = findArrivals(undefined, [old]);
  expect(first.arrived).toEqual([]);
  expect(findArrivals(first.known, [latest, later, old]).arrived).toEqual([latest, later]);
  const empty = findArrivals(undefined, []);
  expect(findArrivals(empty.known, [old]).arrived).toEqual([old]);
});

test("an order that was deleted and restored doesn't arrive again", () => {
  const { known } = findArrivals(undefined, [later, old]);
  const deleted = findArrivals(known, [old]);
  expect(findArrivals(deleted.known, [later, old]).arrived).toEqual([]);
});

test("an older order that moves into the list didn't arrive", () => {
  const { known } = findArrivals(undefined, [latest, later]);
  expect(findArrivals(known, [later, old]).arrived).toEqual([]);
});
