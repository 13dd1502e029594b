import { expect, test } from "vitest";
import { stepNumber } from "./step-number.ts";

test.each([
  ["12.50", 1, 0.01, "12.51"],
  ["12,5", 1, 0.01, "12.51"],
  ["0.29", 10, 0.01, "0.39"],
  ["1.25", 1, 1, "2.25"],
  ["7", -10, 1, "0"],
  ["95", 10, 1, "100"],
  ["", 1, 1, "1"],
])("steps '%s' %d times by %d to '%s'", (typed, steps, step, shown) => {
  expect(stepNumber(typed, steps, step, { min: 0, max: 100 })).toBe(shown);
});

// docs/product/catalogue.md#typed-numbers
test("returns undefined for an ambiguous number", () => {
  expect(stepNumber("1,046", 1, 1, {})).toBeUndefined();
  expect(stepNumber("abc", 1, 1, {})).toBeUndefined();
});
