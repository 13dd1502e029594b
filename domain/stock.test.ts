import { describe, expect, it } from "vitest";
import { stockState } from "./stock.ts";

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
});
