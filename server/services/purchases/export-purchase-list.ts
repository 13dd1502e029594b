import type { ServiceContext } from "#server/services/context.ts";
import { writeCsvFile, type CsvCell } from "#server/services/exports/csv-file.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { readLowStock } from "./read-low-stock.ts";

const columns = ["brand", "name", "stock_quantity", "low_stock_threshold", "order_quantity", "id"];

/**
 * Exports the visible products whose stock is low, by brand and name, to order from.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function exportPurchaseList(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  const cells = (await readLowStock(ctx)).map((line): CsvCell[] => [
    line.brand,
    line.name,
    line.stock,
    line.threshold,
    line.quantity,
    line.id,
  ]);
  return writeCsvFile("purchase-list", ctx.now(), columns, inOneBatch(cells));
}

async function* inOneBatch(cells: CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  yield cells;
}
