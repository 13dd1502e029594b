import { maxLineQuantity, type AddedLine, type CartLine } from "#domain/cart.ts";
import { messages } from "#domain/messages.ts";
import { parseAmount } from "#domain/money.ts";
import type { Cart, ProductItem } from "#web/api/queries.ts";

/** A product with the pieces to add. */
export type NewCartLine = { readonly product: ProductItem; readonly quantity: number };

/** An action on a cart. */
export type CartAction =
  | ({ readonly kind: "add" } & NewCartLine)
  /** Each product once; a repeated list with the same key, a UUID, adds nothing. */
  | { readonly kind: "add-list"; readonly lines: readonly NewCartLine[]; readonly key: string }
  | { readonly kind: "set"; readonly productId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly productId: string }
  | { readonly kind: "clear" };

/** Called when an action has ended: with the text of an error, or with what became of a list's lines. */
export type OnEnd = (failure: string | undefined, lines?: readonly AddedLine[]) => void;

/** The toast of a successful action. A changed quantity and a list are visible without one. */
export const doneTexts: Readonly<Record<CartAction["kind"], string | undefined>> = {
  add: messages.cart.added,
  "add-list": undefined,
  set: undefined,
  remove: messages.cart.removed,
  clear: messages.cart.cleared,
};

/** The toast of a failed action. */
export const failedTexts: Readonly<Record<CartAction["kind"], string>> = {
  add: messages.cart.addFailed,
  "add-list": messages.cart.addFailed,
  set: messages.cart.updateFailed,
  remove: messages.cart.removeFailed,
  clear: messages.cart.clearFailed,
};

/** Maps an account's cart to the lines that the screens show. */
export function toCartLines(cart: Cart): readonly CartLine[] {
  return cart.items.map(({ product_id, quantity, product }) => ({
    productId: product_id,
    name: product.name,
    priceCents: parseAmount(product.price_eur) ?? 0,
    quantity,
    imageUrl: product.image_url,
    category: product.category,
  }));
}

/** Maps a product to a new line. */
export function toCartLine(product: ProductItem, quantity: number): CartLine {
  return {
    productId: product.id,
    name: product.name,
    priceCents: parseAmount(product.price_eur) ?? 0,
    quantity,
    imageUrl: product.image_url ?? product.image,
    category: product.category,
  };
}

/** Computes the account's cart after an action, for the optimistic update. */
export function applyOptimistically(cart: Cart, action: CartAction): Cart {
  switch (action.kind) {
    case "add":
      return { items: addItem(cart.items, action.product, action.quantity), dropped: [] };
    case "add-list": {
      const inStock = action.lines.filter(({ product }) => product.stock_quantity > 0);
      const add = (items: Cart["items"], { product, quantity }: NewCartLine): Cart["items"] =>
        addItem(items, product, quantity);
      return { items: inStock.reduce(add, cart.items), dropped: [] };
    }
    case "set":
      return { items: setItem(cart.items, action.productId, action.quantity), dropped: [] };
    case "remove":
      return { items: setItem(cart.items, action.productId, 0), dropped: [] };
    case "clear":
      return { items: [], dropped: [] };
  }
}

function addItem(items: Cart["items"], product: ProductItem, quantity: number): Cart["items"] {
  const present = items.find((item) => item.product_id === product.id);
  if (present) return setItem(items, product.id, present.quantity + quantity);
  return [...items, { id: product.id, product_id: product.id, quantity, product }];
}

function setItem(items: Cart["items"], productId: string, quantity: number): Cart["items"] {
  if (quantity <= 0) return items.filter((item) => item.product_id !== productId);
  return items.map((item) =>
    item.product_id === productId
      ? { ...item, quantity: Math.min(quantity, maxLineQuantity) }
      : item,
  );
}
