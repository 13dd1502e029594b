import { QueueBusyError } from "#server/services/queue/keyed-queue.ts";
import type { ServiceContext } from "./context.ts";
import { describeUnexpectedError } from "./describe-unexpected-error.ts";
import { ServiceError } from "./service-error.ts";

/** Entities with enough concurrent changes to be serialised in the process. */
export type TurnKey =
  | `cart:${string}`
  | `import`
  | `order:${string}`
  | `product:${string}`
  | `quote:${string}`;

/**
 * Serialises changes of the same entities within this process. A change that waits in the database holds
 * a connection of the pool; one that waits here doesn't. Correctness depends on the database's locks,
 * also between processes; this only keeps their queue short.
 * @param keys Everything that the change locks.
 * @param change Must not call takeTurn itself.
 * @throws {ServiceError} `database_unavailable` if too many changes are queued, or none gets through.
 */
export async function takeTurn<Result>(
  ctx: Pick<ServiceContext, "changeQueue">,
  keys: readonly TurnKey[],
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.changeQueue.run(keys, () => releaseWhenStuck(ctx, keys, change));
  } catch (error) {
    if (error instanceof QueueBusyError) throw new ServiceError("database_unavailable");
    throw error;
  }
}

/** If one change timed out, each queued change behind it would time out as well. */
async function releaseWhenStuck<Result>(
  ctx: Pick<ServiceContext, "changeQueue">,
  keys: readonly TurnKey[],
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (describeUnexpectedError(error).isDatabaseUnavailable) ctx.changeQueue.rejectWaiting(keys);
    throw error;
  }
}
