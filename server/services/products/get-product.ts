import { sql } from "drizzle-orm";
import type { Product } from "#domain/product-schema.ts";
import { prepareOnce } from "#server/db/prepare-once.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { toPublishedProduct } from "./product-row.ts";
import { isVisibleProduct } from "./shown-products.ts";

/**
 * Reads one product of the shop. Open to every actor.
 * @throws {ServiceError} `not_found` for an unknown, inactive or deleted product.
 */
export async function getProduct(ctx: ServiceContext, id: string): Promise<Product> {
  const [row] = await getStatement(ctx.db, "get_product").execute({ id });
  if (!row) throw new ServiceError("not_found");
  return toPublishedProduct(row, ctx.config);
}

const getStatement = prepareOnce((db, name: "get_product") =>
  db
    .select()
    .from(products)
    .where(isVisibleProduct(sql.placeholder("id")))
    .prepare(name),
);
