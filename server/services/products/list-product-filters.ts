import { asc, gt } from "drizzle-orm";
import type { BrandUse } from "#domain/taxonomy.ts";
import { productCounts } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";

/**
 * Lists the category and brand pairs of visible products with their number of products, by category and
 * brand. Open to every actor.
 */
export async function listProductFilters(ctx: ServiceContext): Promise<BrandUse[]> {
  return ctx.db
    .select()
    .from(productCounts)
    .where(gt(productCounts.count, 0))
    .orderBy(asc(productCounts.category), asc(productCounts.brand));
}
