import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  selectableStatuses,
  shownStatus,
  shownStatuses,
  findDeletionEffect,
  findRestorationEffect,
  findStatusEffect,
  storedStatuses,
} from "./order-status.ts";

describe("shown status", () => {
  // docs/product/orders.md#new-is-pending
  it("is pending for a new order, otherwise the status itself", () => {
    expect(storedStatuses.map(shownStatus)).toEqual([
      "pending",
      "pending",
      "processing",
      "completed",
      "confirmed",
      "cancelled",
    ]);
  });

  // docs/product/orders.md#confirmation-button
  it("can be selected for every status except confirmed and cancelled", () => {
    expect([...selectableStatuses, "confirmed", "cancelled"]).toEqual([...shownStatuses]);
  });
});

describe("stock effect of a status", () => {
  it.each([
    ["new", false, "none"],
    ["new", true, "return"],
    ["pending", false, "none"],
    ["pending", true, "return"],
    ["processing", false, "none"],
    ["processing", true, "none"],
    ["completed", false, "none"],
    ["completed", true, "none"],
    ["cancelled", false, "none"],
    ["cancelled", true, "return"],
    ["confirmed", false, "take"],
    ["confirmed", true, "none"],
  ] as const)("for %s with stock taken = %s is %s", (next, isStockTaken, expected) => {
    expect(findStatusEffect(next, isStockTaken)).toBe(expected);
  });

  it("takes at most once between two returns, for any sequence of statuses", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...storedStatuses)), (way) => {
        let pieces = 0;
        for (const next of way) {
          const effect = findStatusEffect(next, pieces === 1);
          pieces += { take: 1, retake: 1, return: -1, none: 0 }[effect];
          expect([0, 1]).toContain(pieces);
          expect(next === "confirmed" && pieces === 0).toBe(false);
          expect(next === "pending" && pieces === 1).toBe(false);
        }
      }),
    );
  });
});

describe("stock effect of a deletion", () => {
  it.each(storedStatuses)("of an order with status %s", (status) => {
    expect(findDeletionEffect(status, false)).toBe("none");
    expect(findDeletionEffect(status, true)).toBe(status === "completed" ? "none" : "return");
  });
});

describe("stock effect of a restoration", () => {
  it.each(storedStatuses)("reverses the deletion of an order with status %s", (status) => {
    for (const isStockTaken of [false, true]) {
      const isReturned = findDeletionEffect(status, isStockTaken) === "return";
      expect(findRestorationEffect(status, isStockTaken)).toBe(isReturned ? "retake" : "none");
    }
  });

  it("retakes nothing for a completed or never confirmed order", () => {
    expect(findRestorationEffect("completed", true)).toBe("none");
    expect(findRestorationEffect("processing", false)).toBe("none");
    expect(findRestorationEffect("processing", true)).toBe("retake");
    expect(findRestorationEffect("confirmed", true)).toBe("retake");
  });
});
