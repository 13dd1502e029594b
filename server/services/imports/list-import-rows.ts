import type { ImportOutcome } from "#domain/product-import.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";
import type { ImportRowView } from "./import-view.ts";

/** One page of an import's rows. */
export type ImportRowPage = {
  readonly items: ImportRowView[];
  readonly next_cursor: string | null;
};

/** STUB */
export async function listImportRows(
  ctx: ServiceContext,
  _query: {
    readonly id: string;
    readonly outcome?: ImportOutcome | undefined;
    readonly limit: number;
    readonly cursor?: string | undefined;
  },
): Promise<ImportRowPage> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
