import {
  addLine,
  removeLine,
  setLineQuantity,
  type AddedLine,
  type CartLine,
} from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import { stockState } from "#domain/stock.ts";
import { failedTexts, toCartLine, type CartAction, type NewCartLine } from "./cart-action.ts";

/** A guest's cart after an action, or why it is unchanged. */
export type GuestOutcome =
  | {
      readonly lines: readonly CartLine[];
      /** What became of a list's lines. */
      readonly added?: readonly AddedLine[];
      readonly failure?: undefined;
    }
  | { readonly failure: string };

/** Applies an action to a guest's cart, as the server does to an account's. */
export function changeGuestLines(lines: readonly CartLine[], action: CartAction): GuestOutcome {
  switch (action.kind) {
    case "add":
      return addProduct(lines, action);
    case "add-list":
      return addProducts(lines, action.lines);
    case "set":
      return { lines: setLineQuantity(lines, action.productId, action.quantity) };
    case "remove":
      return { lines: removeLine(lines, action.productId) };
    case "clear":
      return { lines: [] };
  }
}

/**
 * Splits a quantity change between a customer's account cart and lines on the device that aren't merged yet.
 *
 * @param pending Lines on the device.
 * @param held Pieces of the product in the account's cart.
 * @param action The product's wanted quantity.
 * @returns The lines to keep on the device, and the quantity for the account; undefined means no change.
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

function addProduct(lines: readonly CartLine[], { product, quantity }: NewCartLine): GuestOutcome {
  const state = stockState(product.stock_quantity, product.low_stock_threshold);
  if (state === "out-of-stock") return { failure: messages.cart.outOfStock };
  const next = addLine(lines, toCartLine(product, quantity));
  // A full cart takes no further line.
  return next === lines ? { failure: failedTexts.add } : { lines: next };
}

function addProducts(before: readonly CartLine[], wanted: readonly NewCartLine[]): GuestOutcome {
  let lines = before;
  const added = wanted.map((one): AddedLine => {
    const outcome = addProduct(lines, one);
    const productId = one.product.id;
    if (outcome.failure === undefined) {
      lines = outcome.lines;
      return { productId, outcome: "added" };
    }
    const isSoldOut = outcome.failure === messages.cart.outOfStock;
    return { productId, outcome: isSoldOut ? "out_of_stock" : "cart_full" };
  });
  return { lines, added };
}
