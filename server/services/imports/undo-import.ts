import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import type { ImportView } from "./import-view.ts";

/** STUB */
export async function undoImport(
  ctx: ServiceContext,
  _id: string,
): Promise<ImportView & { readonly kept: number }> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
