import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import type { ImportView } from "./import-view.ts";
import { readImport } from "./read-imports.ts";

/**
 * Reads one import, also a draft.
 *
 * @param ctx An admin's context.
 * @param id The import's UUID.
 * @returns The import with its rows counted.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function getImport(ctx: ServiceContext, id: string): Promise<ImportView> {
  requireAdmin(ctx.actor);
  return readImport(ctx.db, id);
}
