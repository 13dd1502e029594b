import { addLine, removeLine, setLineQuantity, type CartLine } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import { stockState } from "#domain/stock.ts";
import { failedTexts, lineOfProduct, type CartAction } from "./cart-action.ts";

/** A guest's cart after an action, or why it stays as it is. */
export type GuestOutcome =
  | { readonly lines: readonly CartLine[]; readonly failure?: undefined }
  | { readonly failure: string };

/**
 * Does to a guest's cart what the server does to an account's.
 *
 * Source: shop specification section 5, "Cart".
 */
export function changeGuestLines(lines: readonly CartLine[], action: CartAction): GuestOutcome {
  switch (action.kind) {
    case "add":
      return addProduct(lines, action);
    case "set":
      return { lines: setLineQuantity(lines, action.productId, action.quantity) };
    case "remove":
      return { lines: removeLine(lines, action.productId) };
    case "clear":
      return { lines: [] };
  }
}

/**
 * Splits a change of a signed-in person's line between the account's cart and lines of the device
 * that couldn't be merged yet.
 *
 * @param pending Lines that wait on the device.
 * @param held Pieces that the account's cart holds of the product.
 * @param action The wanted quantity of the product.
 * @returns The lines to keep waiting, and the quantity for the account; undefined leaves it alone.
 */
export function splitQuantity(
  pending: readonly CartLine[],
  held: number,
  action: { readonly productId: string; readonly quantity: number },
): { readonly pending: readonly CartLine[]; readonly held: number | undefined } {
  const waits = pending.some((line) => line.productId === action.productId);
  if (waits && action.quantity > held) {
    const rest = action.quantity - held;
    return { pending: setLineQuantity(pending, action.productId, rest), held: undefined };
  }
  const isKnown = held > 0;
  return {
    pending: removeLine(pending, action.productId),
    held: isKnown && action.quantity !== held ? action.quantity : undefined,
  };
}

function addProduct(
  lines: readonly CartLine[],
  { product, quantity }: CartAction & { readonly kind: "add" },
): GuestOutcome {
  const state = stockState(product.stock_quantity, product.low_stock_threshold);
  if (state === "out-of-stock") return { failure: messages.cart.outOfStock };
  const next = addLine(lines, lineOfProduct(product, quantity));
  // A full cart takes no further line.
  return next === lines ? { failure: failedTexts.add } : { lines: next };
}
