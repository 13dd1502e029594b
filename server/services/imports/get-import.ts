import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import type { ImportView } from "./import-view.ts";
import { readImport } from "./read-imports.ts";

/**
 * Reads one import or draft.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function getImport(ctx: ServiceContext, id: string): Promise<ImportView> {
  requireAdmin(ctx.actor);
  return readImport(ctx.db, id);
}
