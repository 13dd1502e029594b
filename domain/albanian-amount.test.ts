import { expect, test } from "vitest";
import { formatAlbanianAmount, formatAlbanianCount, formatAlbanianEur } from "./albanian-amount.ts";

// docs/product/shop.md#albanian-formats
test.each([0, 0.5, 999.99, 1_000, 126_709.33, 9_999_999_999.99])(
  "formats %s like the sq-AL locale",
  (amount) => {
    const expected = amount.toLocaleString("sq-AL", {
      useGrouping: "always",
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    expect(formatAlbanianAmount(amount)).toBe(expected);
  },
);

test("puts the euro sign after the amount, with a non-breaking space", () => {
  expect(formatAlbanianEur(1250.5)).toBe("1\u00A0250,50\u00A0€");
});

test.each([
  [0, "0"],
  [999, "999"],
  [10_000, "10\u00A0000"],
])("formats %d pieces as '%s'", (count, text) => {
  expect(formatAlbanianCount(count)).toBe(text);
});
