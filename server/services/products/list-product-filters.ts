import { asc, gt } from "drizzle-orm";
import type { BrandUse } from "#domain/taxonomy.ts";
import { prepareOnce } from "#server/db/prepare-once.ts";
import { productCounts } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";

/**
 * Lists the category and brand pairs of visible products with their number of products, by category and
 * brand. Open to every actor.
 */
export async function listProductFilters(ctx: ServiceContext): Promise<BrandUse[]> {
  return getStatement(ctx.db, "list_product_filters").execute();
}

const getStatement = prepareOnce((db, name: "list_product_filters") =>
  db
    .select()
    .from(productCounts)
    .where(gt(productCounts.count, 0))
    .orderBy(asc(productCounts.category), asc(productCounts.brand))
    .prepare(name),
);
