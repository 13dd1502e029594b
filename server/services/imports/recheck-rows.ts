import { sql } from "drizzle-orm";
import { priceTooLarge } from "#domain/judge-product-row.ts";
import { maxAmountCents } from "#domain/money.ts";
import { dimensionFields } from "#domain/product-fields.ts";
import type { Transaction } from "#server/db/client.ts";
import { nameKey } from "./find-matches.ts";
import { productFacts } from "./product-sql.ts";
import { addReceived } from "./receive-rows.ts";
import { refuseRows } from "./refuse-rows.ts";

/**
 * Checks the rows of a draft again now that its products are locked: refuses rows that became invalid
 * since the file was read, and saves the values that the others replace.
 * @param tx The transaction that locks the import and its products.
 */
export async function recheckRows(tx: Transaction, id: string): Promise<void> {
  await refuseRows(tx, id, "this product was deleted since the file was read", isGone);
  await refuseRows(tx, id, "a product of this name was added since the file was read", isTaken);
  await refuseRows(tx, id, priceTooLarge, isTooDear);
  await refuseRows(tx, id, "the stock was changed since the file was read", hasOtherStock);
  await addReceived(tx, id);
  await dropOutdatedDimensions(tx, id);
  await saveFormerValues(tx, id);
}

/**
 * The dimensions of a row that its file doesn't state were read when the file was. Those that staff stated
 * since are left to them; with another name since, all of them are, and a job reads them again.
 */
async function dropOutdatedDimensions(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET fields = (import_rows.fields
        - ARRAY(SELECT field FROM jsonb_array_elements_text(${JSON.stringify(dimensionFields)}::jsonb) field
          WHERE NOT import_rows.fields->'stated_dimensions' ? field
            AND (${isReadFromOther} OR products.stated_dimensions ? field))
        - CASE WHEN ${isReadFromOther} THEN 'dimensions_read_from' ELSE '' END)
      || jsonb_build_object('stated_dimensions', (SELECT coalesce(jsonb_agg(DISTINCT field), '[]')
        FROM jsonb_array_elements_text(
          products.stated_dimensions || (import_rows.fields->'stated_dimensions')) field))
    FROM products
    WHERE import_id = ${id} AND outcome = 'change' AND products.id = import_rows.product_id
      AND import_rows.fields ? 'stated_dimensions'`);
}

const isReadFromOther = sql`import_rows.fields->>'dimensions_read_from' IS DISTINCT FROM concat_ws(chr(10),
  coalesce(import_rows.fields->>'name', products.name),
  coalesce(import_rows.fields->>'category', products.category),
  coalesce(import_rows.fields->>'brand', products.brand))`;

const isGone = sql`outcome = 'change' AND NOT EXISTS (
  SELECT FROM products WHERE products.id = import_rows.product_id AND products.deleted_at IS NULL)`;

const isTaken = sql`outcome = 'create' AND lower(import_rows.name COLLATE "und-x-icu") IN (
  SELECT ${nameKey()} FROM products WHERE products.deleted_at IS NULL)`;

/** Rounds like the trigger on `products`. When the file was read, only its own rows were checked. */
const isTooDear = sql`outcome IN ('create', 'change')
  AND import_rows.fields ?| array['price', 'currency'] AND EXISTS (
    SELECT FROM (SELECT import_rows.product_id) AS meant(id)
    LEFT JOIN products ON products.id = meant.id
    JOIN exchange_rates rate
      ON rate.currency = coalesce(import_rows.fields->>'currency', products.currency)
    WHERE div(200 * coalesce((import_rows.fields->>'price')::numeric, products.price)
      + rate.per_eur, 2 * rate.per_eur) > ${maxAmountCents}::bigint)`;

/**
 * A file's count was true when the shelf was counted. Written over a later stock, it would undo what orders have
 * taken since. Drafts made by the previous version have no `before`; they aren't checked.
 */
const hasOtherStock = sql`outcome = 'change' AND EXISTS (
  SELECT FROM products WHERE products.id = import_rows.product_id
    AND import_rows.received IS NULL
    AND products.stock_quantity <> (import_rows.before->>'stock_quantity')::int
    AND products.stock_quantity <> (import_rows.fields->>'stock_quantity')::int)`;

/** Saves price and currency together, and stock together with the count saved by the panel's switch. */
async function saveFormerValues(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET before = (
      SELECT jsonb_object_agg(fact.field, fact.value)
      FROM jsonb_each(${productFacts}) AS fact(field, value)
      WHERE import_rows.fields ? CASE fact.field
          WHEN 'stock_before_off' THEN 'stock_quantity' ELSE fact.field END
        OR fact.field IN ('price', 'currency')
          AND import_rows.fields ?| array['price', 'currency'])
    FROM products
    WHERE import_id = ${id} AND outcome = 'change' AND products.id = import_rows.product_id`);
  await tx.execute(sql`
    UPDATE import_rows SET outcome = 'same'
    WHERE import_id = ${id} AND outcome = 'change' AND before @> fields`);
}
