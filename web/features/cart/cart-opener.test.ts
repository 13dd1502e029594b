import { expect, it } from "vitest";
import { chooseCartDialog } from "./cart-opener.ts";

// docs/product/shop.md#quick-checkout
it("shows the order form that a first press opened when a second one follows", () => {
  const afterFirst = chooseCartDialog(undefined, "checkout");
  expect(afterFirst).toBe("checkout");
  expect(chooseCartDialog(chooseCartDialog(afterFirst, "order"), "checkout")).toBe("order");
  expect(chooseCartDialog("cart", "order")).toBe("order");
});
