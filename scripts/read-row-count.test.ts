import { expect, test } from "vitest";
import { readRowCount } from "./read-row-count.ts";

test("reads a number of rows, 0 without one", () => {
  expect(readRowCount("products", undefined)).toBe(0);
  expect(readRowCount("products", "0")).toBe(0);
  expect(readRowCount("orders", "10000")).toBe(10_000);
});

test.each(["x", "", "-1", "1.5", "1e3", "12345678901"])(
  "rejects '%s', naming the option",
  (text) => {
    expect(() => readRowCount("products", text)).toThrow(
      `--products needs a whole number of rows, such as 10000, not '${text}'`,
    );
  },
);
