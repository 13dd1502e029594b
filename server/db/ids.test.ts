import { expect, test } from "vitest";
import { createOrderId, createTimeOrderedId } from "./ids.ts";

test("ids of products and lines are version 7: later ones sort after earlier ones", () => {
  const moments = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 4_000_000_000_000];
  const ids = moments.map((moment) => createTimeOrderedId(moment));
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[2]?.replaceAll("-", "").slice(0, 12)).toBe(
    (1_700_000_000_000).toString(16).padStart(12, "0"),
  );
});

test("ids of orders are version 4: their first 8 characters differ even at the same moment", () => {
  const ids = Array.from({ length: 200 }, () => createOrderId());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(ids.length);
});
