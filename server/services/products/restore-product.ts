import type { Product } from "#domain/product.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";

/** STUB */
export async function restoreProduct(ctx: ServiceContext, _id: string): Promise<Product> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
