import { and, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { cartRequests } from "#server/db/schema/shop.ts";

/**
 * Records a request that adds pieces to the user's cart. Forgets the user's requests after 30 days.
 * @param idempotencyKey UUID of the request; undefined for a client that makes none.
 * @returns Whether the request is new. A concurrent one with the same key waits for the first to end.
 */
export async function recordCartRequest(
  tx: Transaction,
  userId: string,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  if (idempotencyKey === undefined) return true;
  const monthAgo = sql`now() - interval '30 days'`;
  await tx
    .delete(cartRequests)
    .where(and(eq(cartRequests.userId, userId), lt(cartRequests.createdAt, monthAgo)));
  const recorded = await tx
    .insert(cartRequests)
    .values({ userId, idempotencyKey })
    .onConflictDoNothing()
    .returning({ userId: cartRequests.userId });
  return recorded.length > 0;
}
