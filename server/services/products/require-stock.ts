import { ServiceError } from "#server/services/service-error.ts";
import type { ProductRecord } from "./product-row.ts";

/**
 * Requires that the stock is the one that staff saw when they entered a count.
 * @throws {ServiceError} `stock_changed` with the present count.
 */
export function requireStock({ stockQuantity }: ProductRecord, expected: number): void {
  if (stockQuantity !== expected) throw new ServiceError("stock_changed", { count: stockQuantity });
}
