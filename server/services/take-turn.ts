import { QueueBusyError } from "#server/queue/keyed-queue.ts";
import type { ServiceContext } from "./context.ts";
import { describeUnexpectedError } from "./describe-unexpected-error.ts";
import { ServiceError } from "./service-error.ts";

/** What changes of which meet often enough to wait for each other in the process. */
export type TurnKey = `cart:${string}` | `import` | `order:${string}` | `product:${string}`;

/**
 * Runs a change once no other change of the same things runs in this process. In the database each
 * waiting change would hold a connection of the pool; here it holds none. What keeps the data right
 * are the database's locks, also between processes: this only keeps their queue short.
 *
 * @param ctx The context of the caller.
 * @param keys Everything that the change will lock.
 * @param change The change; it must not take a turn itself.
 * @returns What the change returns.
 * @throws {ServiceError} `database_unavailable` where too many changes wait, or none gets through.
 * Source: cases R6 and R30.
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

/** What one change couldn't reach in time, those behind it would each wait for as long in vain. */
async function releaseWhenStuck<Result>(
  ctx: Pick<ServiceContext, "changeQueue">,
  keys: readonly TurnKey[],
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (describeUnexpectedError(error).isDatabaseAway) ctx.changeQueue.rejectWaiting(keys);
    throw error;
  }
}
