import { sql } from "drizzle-orm";
import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import type { Transaction } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { ServiceError } from "#server/services/service-error.ts";

export type WantedLine = { readonly id: string; readonly quantity: number };

/**
 * Adds pieces to a cart in one statement: existing lines grow, new lines are appended. Skips products
 * that aren't sold. Locks the user's row, so that two devices can't overfill the cart.
 * @param lines Each product once, quantity 1 to 9,999; the sum of a line is capped at 9,999.
 * @throws {ServiceError} `cart_full` if the cart would have more than 200 lines.
 */
export async function putCartLines(
  tx: Transaction,
  userId: string,
  lines: readonly WantedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  // All lines of one statement share its timestamp, so ascending ids preserve their order.
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
