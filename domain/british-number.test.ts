import fc from "fast-check";
import { expect, test } from "vitest";
import { formatBritishNumber } from "./british-number.ts";
import { maxAmountCents, toAmount } from "./money.ts";

test("thousands are grouped by commas", () => {
  expect([0, 999, 1_000, 12_345, 1_234_567].map((count) => formatBritishNumber(count))).toEqual([
    "0",
    "999",
    "1,000",
    "12,345",
    "1,234,567",
  ]);
  expect(formatBritishNumber(1_250, 2)).toBe("1,250.00");
  expect(formatBritishNumber(0.5, 2)).toBe("0.50");
});

test("counts and amounts are formatted as by the browser's British locale", () => {
  const amounts = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 });
  const counts = new Intl.NumberFormat("en-GB");
  fc.assert(
    fc.property(fc.nat(maxAmountCents), (number) => {
      expect(formatBritishNumber(toAmount(number), 2)).toBe(amounts.format(toAmount(number)));
      expect(formatBritishNumber(number)).toBe(counts.format(number));
    }),
  );
});
