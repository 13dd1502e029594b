import { sql } from "drizzle-orm";
import { stockTooLarge } from "#domain/judge-product-row.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import type { Transaction } from "#server/db/client.ts";
import { refuseRows } from "./refuse-rows.ts";

const alreadyReceived = "received_quantity: the pieces of this delivery note were already added";

/**
 * Refuses the rows of a draft whose pieces an import already added: those of the same product under the same
 * delivery note, whichever file they came in.
 */
export async function refuseReceived(tx: Transaction, id: string): Promise<void> {
  await refuseRows(tx, id, alreadyReceived, isReceived);
}

const isReceived = sql`outcome = 'change' AND delivery_note IS NOT NULL AND EXISTS (
  SELECT FROM import_rows done JOIN imports ON imports.id = done.import_id
  WHERE done.product_id = import_rows.product_id AND done.delivery_note = import_rows.delivery_note
    AND done.outcome IN ('create', 'change') AND imports.state <> 'draft')`;

/**
 * Adds received pieces to the stock that the locked products have now: it may have changed since the file was
 * read.
 * @param tx The transaction that locks the import and its products.
 */
export async function addReceived(tx: Transaction, id: string): Promise<void> {
  await refuseReceived(tx, id);
  await refuseRows(
    tx,
    id,
    stockTooLarge,
    sql`outcome = 'change' AND EXISTS (
      SELECT FROM products WHERE products.id = import_rows.product_id
        AND products.stock_quantity::bigint + import_rows.received > ${maxStockQuantity}::bigint)`,
  );
  await tx.execute(sql`
    UPDATE import_rows SET fields = import_rows.fields
      || jsonb_build_object('stock_quantity', products.stock_quantity + import_rows.received)
    FROM products
    WHERE import_id = ${id} AND outcome = 'change' AND received IS NOT NULL
      AND products.id = import_rows.product_id`);
}

/**
 * Before an undo: forgets the delivery notes of rows whose pieces it takes back, so that they can be added again.
 * Pieces that stay, because the stock was changed since, keep theirs.
 * @param tx The transaction that locks the import and its products.
 */
export async function forgetDeliveries(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET delivery_note = NULL FROM products
    WHERE import_id = ${id} AND outcome = 'change' AND products.id = import_rows.product_id
      AND products.deleted_at IS NULL
      AND products.stock_quantity = (import_rows.fields->>'stock_quantity')::int`);
}
