import { and, asc, gt, isNull } from "drizzle-orm";
import { productFileColumns } from "#domain/product-import.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { toProductInput, type ProductRecord } from "#server/services/products/product-row.ts";
import { writeCsvFile, type CsvCell } from "./csv-file.ts";

const batchSize = 1_000;

/**
 * Exports all products except deleted ones, oldest first, including hidden ones. Importing the file
 * changes nothing.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function exportProducts(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  return writeCsvFile("products", ctx.now(), productFileColumns, readBatches(ctx));
}

async function* readBatches(ctx: ServiceContext): AsyncGenerator<CsvCell[][]> {
  let last: string | undefined;
  do {
    const rows: ProductRecord[] = await ctx.db
      .select()
      .from(products)
      .where(
        and(isNull(products.deletedAt), last === undefined ? undefined : gt(products.id, last)),
      )
      .orderBy(asc(products.id))
      .limit(batchSize);
    yield rows.map(toCells);
    last = rows.length === batchSize ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

function toCells(row: ProductRecord): CsvCell[] {
  const cells = { id: row.id, ...toProductInput(row), price: row.price };
  return productFileColumns.map((column) => cells[column]);
}
