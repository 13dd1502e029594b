import { asc } from "drizzle-orm";
import { productSearch } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";

/** Lists id and name of the shop's oldest products. Open to every actor. */
export async function listProductNames(
  ctx: Pick<ServiceContext, "db">,
  limit: number,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return ctx.db
    .select({ id: productSearch.id, name: productSearch.name })
    .from(productSearch)
    .orderBy(asc(productSearch.id))
    .limit(limit);
}
