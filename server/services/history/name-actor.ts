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
  await setActor(tx, { id: actor.userId, name: actor.name || actor.email, cause });
}

/** Sets the customer of an order as the actor, signed in or not. */
export function nameCustomer(
  tx: Transaction,
  customer: { readonly id: string | null; readonly name: string },
  cause?: HistoryCause,
): Promise<void> {
  return setActor(tx, { ...customer, cause });
}

async function setActor(tx: Transaction, actor: object): Promise<void> {
  await tx.execute(sql`SELECT set_config('shop.actor', ${JSON.stringify(actor)}, true)`);
}
