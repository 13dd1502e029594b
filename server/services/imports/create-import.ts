import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import type { ImportView } from "./import-view.ts";

/** STUB */
export async function createImport(ctx: ServiceContext, _file: File): Promise<ImportView> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
