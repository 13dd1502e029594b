import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { OrderRecord } from "./order-row.ts";

/**
 * Reads an order and locks its row until the transaction ends.
 * @throws {ServiceError} `not_found` for an unknown or deleted order.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRecord> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.deletedAt)))
    .for("update");
  const row = rows[0];
  if (!row) throw new ServiceError("not_found");
  return row;
}
