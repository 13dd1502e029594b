import { describe, expect, it } from "vitest";
import { isStockKnown, stockDisplays, stockState, toPublishedStock } from "./stock.ts";

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

describe("published stock", () => {
  const counts = [0, 1, 2, 9, 10, 11, 12, 20, 21, 500, 2_147_483_647];
  const cases = stockDisplays.flatMap((display) =>
    [0, 1, 5, 10, 11, 20].map((threshold) => ({ display, threshold })),
  );

  // docs/product/stock.md#stock-that-visitors-see
  it.each(cases)("$display keeps every state with a threshold of $threshold", (one) => {
    for (const count of counts) {
      const published = toPublishedStock(count, one.threshold, one.display);
      expect(stockState(published, one.threshold)).toBe(stockState(count, one.threshold));
    }
  });

  // docs/product/stock.md#stock-that-visitors-see
  it.each(cases)(
    "$display tells no more than it shows with $threshold",
    ({ display, threshold }) => {
      const published = (from: number): Set<string> =>
        new Set(
          counts
            .filter((count) => count >= from)
            .map((count) => [count, toPublishedStock(count, threshold, display)] as const)
            .map(([count, shown]) => `${stockState(count, threshold)} ${shown}`),
        );
      const largest = { exact: counts.length, "more-than-10": 2, badge: 2 }[display];
      expect(published(display === "badge" ? 1 : 11).size).toBeLessThanOrEqual(largest);
    },
  );

  it("is known where it is the real count", () => {
    expect(isStockKnown(500, "exact")).toBe(true);
    expect(isStockKnown(10, "more-than-10")).toBe(true);
    expect(isStockKnown(11, "more-than-10")).toBe(false);
    expect(isStockKnown(1, "badge")).toBe(false);
  });
});
