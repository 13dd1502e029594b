import { expect, test } from "vitest";
import { maxLineQuantity } from "#domain/cart.ts";
import { parseQuantity, stepQuantity } from "./cart-quantity.tsx";

test.each([
  ["12", 12],
  [" 250 ", 250],
  ["0", 0],
  ["9999", 9_999],
])("parses %j as %i", (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test.each([undefined, "", "-3", "1.5", "1,5", "ten", "12345"])("ignores %j", (typed) => {
  expect(parseQuantity(typed)).toBeUndefined();
});

test("steps stay between one piece and the max of a line", () => {
  expect(stepQuantity(5, 10)).toBe(15);
  expect(stepQuantity(5, -10)).toBe(1);
  expect(stepQuantity(0, -1)).toBe(1);
  expect(stepQuantity(9_995, 10)).toBe(maxLineQuantity);
});
