import type { FieldChanges, HistoryAction } from "#domain/history.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";

/** What staff did to a product or an order. */
export type HistoryEntry = {
  readonly id: number;
  readonly action: HistoryAction;
  readonly changes: FieldChanges;
  readonly cause: { order?: string | undefined; import?: string | undefined } | null;
  readonly actor_name: string;
  readonly at: string;
};

/** One page of it. */
export type HistoryPage = { readonly items: HistoryEntry[]; readonly next_cursor: string | null };

/** STUB */
export async function listHistory(
  ctx: ServiceContext,
  _topic: "product" | "order",
  _query: { readonly id: string; readonly limit: number; readonly cursor?: string | undefined },
): Promise<HistoryPage> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
