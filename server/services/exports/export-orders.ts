import { and, isNull } from "drizzle-orm";
import { toDecimal, lineTotalCents } from "#domain/money.ts";
import { shownStatus } from "#domain/order-status.ts";
import { orders, type StoredOrderItem } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { afterRow, orderBy } from "#server/services/keyset-page.ts";
import { getOrderSort } from "#server/services/orders/list-orders.ts";
import type { OrderRecord } from "#server/services/orders/order-row.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { writeCsvFile, type CsvCell } from "./csv-file.ts";

const batchSize = 1_000;

const columns = [
  "order_id",
  "placed_at",
  "status",
  "customer_name",
  "phone",
  "country",
  "city",
  "address",
  "notes",
  "product_id",
  "product_name",
  "quantity",
  "unit_price_eur",
  "line_total_eur",
  "order_total_eur",
  "delivery_eur",
  "email",
  "company_name",
  "nipt",
  "language",
] as const;

/**
 * Exports all orders except deleted ones, newest first, one row per order line.
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function exportOrders(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  return writeCsvFile("orders", ctx.now(), columns, readBatches(ctx));
}

async function* readBatches(ctx: ServiceContext): AsyncGenerator<CsvCell[][]> {
  const sort = getOrderSort("newest");
  let last: OrderRecord | undefined;
  do {
    const rows: OrderRecord[] = await ctx.db
      .select()
      .from(orders)
      .where(and(isNull(orders.deletedAt), last && afterRow(sort, last)))
      .orderBy(...orderBy(sort))
      .limit(batchSize);
    yield rows.flatMap((order) => order.items.map((item) => toCells(order, item)));
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

function toCells(order: OrderRecord, item: StoredOrderItem): CsvCell[] {
  const unitCents = Math.round(item.price * 100);
  const cells = {
    order_id: order.id,
    placed_at: order.createdAt.toISOString(),
    status: shownStatus(order.status),
    customer_name: order.customerName,
    phone: order.phone,
    country: order.country,
    city: order.city,
    address: order.shippingMethod,
    notes: order.notes,
    product_id: item.id,
    product_name: item.name,
    quantity: item.quantity,
    unit_price_eur: toDecimal(unitCents),
    line_total_eur: toDecimal(lineTotalCents(unitCents, item.quantity)),
    order_total_eur: order.total,
    delivery_eur: order.deliveryCost,
    email: order.email,
    company_name: order.companyName,
    nipt: order.nipt,
    language: order.language,
  } satisfies Record<(typeof columns)[number], CsvCell>;
  return columns.map((column) => cells[column]);
}
