import { sql } from "drizzle-orm";
import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { ServiceError } from "../service-error.ts";

/** Pieces of a product. */
export type WantedLine = { readonly id: string; readonly quantity: number };

/**
 * Adds pieces to a cart in one statement: present lines grow, others are added behind them.
 * Products that aren't sold are passed over.
 *
 * @param tx The transaction; it holds the person's row, so that two devices can't overfill a cart.
 * @param userId Whose cart.
 * @param lines Each product once, quantity 1 to 9,999; a line's sum stops at 9,999.
 * @throws {ServiceError} `cart_full` where the cart would hold more than 200 lines.
 */
export async function putCartLines(
  tx: Transaction,
  userId: string,
  lines: readonly WantedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  // Lines of one statement share their moment, so ascending ids keep them in their order.
  const lineIds = lines.map(() => createTimeOrderedId()).toSorted();
  const wanted = JSON.stringify(lines.map((line, place) => ({ ...line, line: lineIds[place] })));
  await tx.execute(sql`
    INSERT INTO cart_items (id, user_id, product_id, quantity, created_at)
    SELECT wanted.line, ${userId}, wanted.id, wanted.quantity, statement_timestamp()
    FROM jsonb_to_recordset(${wanted}::jsonb) AS wanted(line uuid, id uuid, quantity int)
    JOIN products ON products.id = wanted.id AND products.is_active AND products.deleted_at IS NULL
    ON CONFLICT (user_id, product_id)
    DO UPDATE SET quantity = least(${maxLineQuantity}::int, cart_items.quantity + excluded.quantity)`);
  const { rows } = await tx.execute<{ lines: number }>(
    sql`SELECT count(*)::int AS lines FROM cart_items WHERE user_id = ${userId}`,
  );
  if ((rows[0]?.lines ?? 0) > maxLines) throw new ServiceError("cart_full");
}
