import { and, inArray, isNull, sql } from "drizzle-orm";
import { editInBulk, type BulkEdit, type BulkValues } from "#domain/bulk-edit.ts";
import type { Currency } from "#domain/money.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { toProductInput } from "#server/services/products/product-row.ts";

/** What an edit makes of one product. */
export type BulkPreview = {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly from: BulkValues;
  readonly to: BulkValues | null;
  readonly problem: string | null;
};

/**
 * Computes what an edit would write, for those of the products that aren't deleted.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function previewBulkEdit(
  ctx: ServiceContext,
  ids: readonly string[],
  edit: BulkEdit,
): Promise<BulkPreview[]> {
  requireAdmin(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .orderBy(sql`${products.name} COLLATE "und-x-icu"`, products.id);
  return rows.map((row) => {
    const { name, currency, price, stock_quantity, is_active } = toProductInput(row);
    const from = { price, stock_quantity, is_active };
    const result = editInBulk(edit, { ...from, currency }, ctx.config.rates);
    return {
      id: row.id,
      name,
      currency,
      from,
      to: "after" in result ? result.after : null,
      problem: "problem" in result ? result.problem : null,
    };
  });
}
