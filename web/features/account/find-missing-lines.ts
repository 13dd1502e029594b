import type { Cart, OrderItem } from "#web/lib/api/queries.ts";

/**
 * Names what an order held and the cart doesn't although it was asked for, and whatever else the
 * server dropped from the cart on the way: none of it is sold any longer.
 *
 * @param lines The order's lines.
 * @param cart The cart after they were put into it.
 * @returns Names, each once; the order's own, since a product may have been renamed since.
 */
export function findMissingLines(
  lines: readonly Pick<OrderItem["items"][number], "id" | "name">[],
  cart: Cart,
): readonly string[] {
  const held = new Set(cart.items.map((item) => item.product_id));
  const missing = lines.filter(({ id }) => !held.has(id)).map(({ name }) => name);
  // The server names the same products, perhaps by newer names: more names than lost lines mean
  // that something else left the cart too.
  const others = cart.dropped.filter((name) => !missing.includes(name));
  return others.length > 0 && cart.dropped.length > missing.length
    ? [...missing, ...others]
    : missing;
}
