import { asc } from "drizzle-orm";
import { brands } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";

/** Lists the brands table by name. Open to every actor. */
export async function listBrands(ctx: ServiceContext): Promise<{ id: string; name: string }[]> {
  return ctx.db.select().from(brands).orderBy(asc(brands.name));
}
