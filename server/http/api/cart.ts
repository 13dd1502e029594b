import { addCartItem } from "#server/services/cart/add-cart-item.ts";
import { addCartList } from "#server/services/cart/add-cart-list.ts";
import { clearCart } from "#server/services/cart/clear-cart.ts";
import { getCart } from "#server/services/cart/get-cart.ts";
import { mergeCart } from "#server/services/cart/merge-cart.ts";
import { removeCartItem } from "#server/services/cart/remove-cart-item.ts";
import { setCartQuantity } from "#server/services/cart/set-cart-quantity.ts";
import { api, signedIn } from "./builder.ts";

const { cart } = api;

export const cartApi = {
  get: cart.get.use(signedIn).handler(({ context }) => getCart(context.ctx)),
  add: cart.add.use(signedIn).handler(({ context, input }) => addCartItem(context.ctx, input)),
  addList: cart.addList
    .use(signedIn)
    .handler(({ context, input }) => addCartList(context.ctx, input.items, input.idempotency_key)),
  setQuantity: cart.setQuantity
    .use(signedIn)
    .handler(({ context, input }) => setCartQuantity(context.ctx, input)),
  removeItem: cart.removeItem
    .use(signedIn)
    .handler(({ context, input }) => removeCartItem(context.ctx, input.product_id)),
  clear: cart.clear.use(signedIn).handler(({ context }) => clearCart(context.ctx)),
  merge: cart.merge
    .use(signedIn)
    .handler(({ context, input }) => mergeCart(context.ctx, input.items, input.idempotency_key)),
};
