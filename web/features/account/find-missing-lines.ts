import type { Cart, OrderItem } from "#web/api/queries.ts";

/**
 * Lists what is no longer sold: order lines that the cart didn't accept, and other products that the server
 * dropped from the cart.
 *
 * @param lines The order's lines.
 * @param cart The cart after the lines were added.
 * @returns Unique names: from the order for its lines, from the cart for other dropped products.
 */
export function findMissingLines(
  lines: readonly Pick<OrderItem["items"][number], "id" | "name">[],
  cart: Cart,
): readonly string[] {
  const held = new Set(cart.items.map((item) => item.product_id));
  const missing = lines.filter(({ id }) => !held.has(id)).map(({ name }) => name);
  return [...new Set([...missing, ...cart.dropped])];
}
