import { sql } from "drizzle-orm";
import type { Actor } from "#domain/roles.ts";
import type { Transaction } from "#server/db/client.ts";

/** The cause of an indirect change: an order or an import. */
export type HistoryCause = { readonly order?: string; readonly import?: string };

/**
 * Sets the transaction's actor for the triggers that write the history. Call it before the change.
 * @param cause The order or import that causes the change.
 */
export async function nameActor(
  tx: Transaction,
  actor: Actor,
  cause?: HistoryCause,
): Promise<void> {
  if (actor.kind === "visitor") return;
  const named = JSON.stringify({ id: actor.userId, name: actor.name || actor.email, cause });
  await tx.execute(sql`SELECT set_config('shop.actor', ${named}, true)`);
}
