import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import { assignFields, productFacts } from "./product-sql.ts";
import { listRowRanges } from "./row-ranges.ts";

type TakenBack = { readonly ids: string[]; readonly kept: number };

/**
 * Deletes the products that an import created, unless they were changed since.
 * @param tx The transaction that locks the import and its products.
 * @returns The number of products that remain.
 */
export async function deleteCreated(
  tx: Transaction,
  id: string,
  deletion: {
    readonly now: Date;
    readonly deletedBy: string;
    readonly shownBefore: ReadonlySet<string>;
  },
): Promise<number> {
  const now = deletion.now.toISOString();
  let kept = 0;
  for (const range of await listRowRanges(tx, id, "create")) {
    const { rows } = await tx.execute<TakenBack>(sql`
      WITH made AS (
        SELECT products.id, ${productFacts} @> import_rows.fields AS is_untouched
        FROM import_rows JOIN products ON products.id = import_rows.product_id
        WHERE ${range} AND products.deleted_at IS NULL
      ), deleted AS (
        UPDATE products SET deleted_at = ${now}::timestamptz, updated_at = ${now}::timestamptz,
          deleted_by = ${deletion.deletedBy}
        FROM made WHERE products.id = made.id AND made.is_untouched
        RETURNING products.id
      )
      SELECT (SELECT coalesce(array_agg(id), '{}') FROM deleted) AS ids,
        (SELECT count(*)::int FROM made WHERE NOT is_untouched) AS kept`);
    await recordProductChanges(tx, "deleted", rows[0]?.ids ?? [], deletion);
    kept += rows[0]?.kept ?? 0;
  }
  return kept;
}

/**
 * Restores the previous values of fields that still have the value written by the import.
 * @param tx The transaction that locks the import and its products.
 * @param shownBefore Products that the shop showed before.
 * @returns The number of products with values that weren't restored, including deleted ones.
 */
export async function restoreChanged(
  tx: Transaction,
  id: string,
  now: Date,
  shownBefore: ReadonlySet<string>,
): Promise<number> {
  let kept = 0;
  for (const range of await listRowRanges(tx, id, "change")) {
    const { rows } = await tx.execute<TakenBack>(sql`
      WITH written AS (
        SELECT products.id, import_rows.fields, import_rows.before, products.deleted_at,
          ${productFacts} AS present
        FROM import_rows JOIN products ON products.id = import_rows.product_id
        WHERE ${range}
      ), former AS (
        SELECT id, deleted_at, fields AS wanted, (
          SELECT coalesce(jsonb_object_agg(was.field, was.value), '{}')
          FROM jsonb_each(before) AS was(field, value) WHERE ${isHeld}
        ) AS fields
        FROM written
      ), restored AS (
        UPDATE products SET ${assignFields}, updated_at = ${now.toISOString()}::timestamptz
        FROM former AS source
        WHERE products.id = source.id AND source.deleted_at IS NULL AND source.fields <> '{}'
        RETURNING products.id
      )
      SELECT (SELECT coalesce(array_agg(id), '{}') FROM restored) AS ids,
        (SELECT count(*)::int FROM former WHERE deleted_at IS NOT NULL
          OR NOT fields ?& ARRAY(SELECT jsonb_object_keys(wanted))) AS kept`);
    await recordProductChanges(tx, "updated", rows[0]?.ids ?? [], { shownBefore });
    kept += rows[0]?.kept ?? 0;
  }
  return kept;
}

/**
 * Whether a field still has the value written by the import. Price and currency are only restored
 * together, and the count saved by the panel's switch is restored with the stock.
 */
const isHeld = sql`CASE
  WHEN was.field IN ('price', 'currency') THEN
    present->'price' = coalesce(fields->'price', before->'price')
    AND present->'currency' = coalesce(fields->'currency', before->'currency')
  WHEN was.field = 'stock_before_off' THEN present->'stock_quantity' = fields->'stock_quantity'
  ELSE present->was.field = fields->was.field END`;
