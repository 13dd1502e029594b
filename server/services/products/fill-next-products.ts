import { and, asc, gt, sql } from "drizzle-orm";
import { dimensionFields } from "#domain/product-fields.ts";
import type { Database, Transaction } from "#server/db/client.ts";
import { runTransaction } from "#server/db/run-transaction.ts";
import { products } from "#server/db/schema/shop.ts";
import { recordProductChanges } from "#server/services/changes/record-product-changes.ts";
import { readStoredProduct } from "#server/services/dimensions/fill-dimensions.ts";
import { takeBreaks } from "#server/services/take-breaks.ts";
import { toProductInput, type ProductRecord } from "./product-row.ts";

/** More than 200 changes are announced as one. */
const productsPerStep = 500;

/** A product with the dimensions that its name states. */
type FilledProduct = {
  readonly id: string;
  /** What they were read from. */
  readonly text: string;
  readonly dimensions: Readonly<Record<string, unknown>>;
  readonly isChanged: boolean;
};

/**
 * Fills the dimensions of the next products whose name they weren't read from yet. Without an actor, the
 * history names the system.
 * @param after The last product of the step before.
 * @returns How many products changed, and the last product; undefined if there are no more.
 */
export async function fillNextProducts(
  db: Database,
  after: string | undefined,
): Promise<{ readonly changed: number; readonly last: string | undefined }> {
  const rows = await db
    .select()
    .from(products)
    .where(and(isUnread, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(productsPerStep);
  const filled: FilledProduct[] = [];
  const takeBreak = takeBreaks();
  for (const row of rows) {
    filled.push(fillProduct(row));
    await takeBreak();
  }
  const changed = await runTransaction(db, (tx) => writeDimensions(tx, filled));
  return { changed, last: rows.at(-1)?.id };
}

/** As in the index `products_unread_dimensions`. */
const isUnread = sql`dimensions_read_from IS DISTINCT FROM name || chr(10) || category || chr(10) || brand`;

function fillProduct(row: ProductRecord): FilledProduct {
  const { dimensions, text } = readStoredProduct(row);
  const present = new Map<string, unknown>(Object.entries(toProductInput(row)));
  const isChanged = Object.entries(dimensions).some(
    ([field, value]) => present.get(field) !== value,
  );
  return { id: row.id, text, dimensions, isChanged };
}

/** Writes the products that are still as they were read, without waiting for those that others change. */
async function writeDimensions(tx: Transaction, filled: readonly FilledProduct[]): Promise<number> {
  if (filled.length === 0) return 0;
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH source AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
        AS filled(id uuid, "text" text, dimensions jsonb)
    ), held AS (
      SELECT products.id FROM products JOIN source USING (id)
      WHERE ${isUnread} AND source."text" = name || chr(10) || category || chr(10) || brand
      ORDER BY products.id FOR NO KEY UPDATE OF products SKIP LOCKED
    )
    UPDATE products SET dimensions_read_from = source."text", ${assignDimensions}
    FROM source JOIN held USING (id) WHERE products.id = source.id
    RETURNING products.id`);
  const written = new Set(rows.map(({ id }) => id));
  const changed = filled.filter(({ id, isChanged }) => isChanged && written.has(id));
  await recordProductChanges(
    tx,
    "updated",
    changed.map(({ id }) => id),
  );
  return changed.length;
}

/** A dimension that staff stated after it was read stays. */
const assignDimensions = sql.join(
  dimensionFields.map((field) => {
    const column = sql.identifier(field);
    const type = sql.raw(field.endsWith("_mm") ? "numeric" : "text");
    const key = sql.raw(`'${field}'`);
    return sql`${column} = CASE
      WHEN source.dimensions ? ${key} AND NOT products.stated_dimensions ? ${key}
      THEN (source.dimensions->>${key})::${type} ELSE products.${column} END`;
  }),
  sql`, `,
);
