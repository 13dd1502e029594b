import { sql } from "drizzle-orm";
import type { Actor } from "#domain/roles.ts";
import type { Transaction } from "#server/db/client.ts";

/** What made a change happen, where it wasn't the person directly. */
export type HistoryCause = { readonly order?: string; readonly import?: string };

/**
 * Says who acts in this transaction, for the triggers that write the history.
 *
 * @param tx The transaction that is about to change something.
 * @param actor Who acts.
 * @param cause The order or import that makes it happen.
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
