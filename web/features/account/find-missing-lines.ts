import type { Cart, OrderItem } from "#web/lib/api/queries.ts";

/**
 * Names what an order held and the cart doesn't although it was asked for, and whatever else the
 * server dropped from the cart on the way: none of it is sold any longer.
 *
 * @param lines The order's lines.
 * @param cart The cart after they were put into it.
 * @returns Names, each once: the order's own for its lines, the cart's for what else left it.
 */
export function findMissingLines(
  lines: readonly Pick<OrderItem["items"][number], "id" | "name">[],
  cart: Cart,
): readonly string[] {
  const held = new Set(cart.items.map((item) => item.product_id));
  const missing = lines.filter(({ id }) => !held.has(id)).map(({ name }) => name);
  return [...new Set([...missing, ...cart.dropped])];
}
