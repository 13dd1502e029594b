import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";

/** STUB */
export async function exportProducts(ctx: ServiceContext): Promise<File> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
