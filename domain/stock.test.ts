import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLowStock, maxStockQuantity, stockFlag, stockState, takeFromStock } from "./stock.ts";

const stock = fc.integer({ min: 0, max: maxStockQuantity });
const ordered = fc.integer({ min: 1, max: maxStockQuantity });

describe("taking from stock", () => {
  // docs/product/stock.md#taken-once, docs/product/stock.md#never-below-zero
  it("never goes below zero and accounts for every piece", () => {
    fc.assert(
      fc.property(stock, ordered, (onHand, wanted) => {
        const { left, taken } = takeFromStock(onHand, wanted);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(wanted);
        expect(left + taken).toBe(onHand);
      }),
    );
  });

  it("takes all ordered pieces if there are enough", () => {
    expect(takeFromStock(10, 3)).toEqual({ left: 7, taken: 3 });
    expect(takeFromStock(3, 3)).toEqual({ left: 0, taken: 3 });
    expect(takeFromStock(2, 3)).toEqual({ left: 0, taken: 2 });
    expect(takeFromStock(0, 3)).toEqual({ left: 0, taken: 0 });
  });

  it.each([
    [-1, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [1, 0],
    [1, -1],
    [1, 0.5],
    [1, Number.POSITIVE_INFINITY],
  ])("throws for %d on hand and %d ordered", (onHand, wanted) => {
    expect(() => takeFromStock(onHand, wanted)).toThrow(RangeError);
  });
});

describe("stock state", () => {
  // docs/product/stock.md#stock-states
  it.each([
    [0, 5, "out-of-stock"],
    [1, 5, "low-stock"],
    [5, 5, "low-stock"],
    [6, 5, "in-stock"],
    [1, 0, "in-stock"],
    [0, 0, "out-of-stock"],
  ] as const)("for %d pieces with the threshold %d is %s", (quantity, threshold, expected) => {
    expect(stockState(quantity, threshold)).toBe(expected);
  });

  // docs/product/stock.md#derived-flag
  it("is consistent with the stored flag and the dashboard's low-stock count", () => {
    fc.assert(
      fc.property(stock, stock, (quantity, threshold) => {
        const state = stockState(quantity, threshold);
        expect(stockFlag(quantity)).toBe(state === "out-of-stock" ? "outOfStock" : "inStock");
        expect(isLowStock(quantity, threshold)).toBe(state !== "in-stock");
      }),
    );
  });
});
