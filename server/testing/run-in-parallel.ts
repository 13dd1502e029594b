import type { Database } from "#server/db/client.ts";

/** The pool runs 10 calls at a time and rejects a call that waits 1.5 s for a connection. */
const maxInFlight = 12;

/** Opens all connections of a pool, so that the first calls of a race run concurrently. */
export async function openAllConnections(db: Database): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => db.execute("SELECT pg_sleep(0.1)")));
}

/** Calls `work` a number of times at once and returns the outcomes in order. */
export async function runInParallel<Result>(
  times: number,
  work: (index: number) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  let next = 0;
  const runOneByOne = async (): Promise<void> => {
    while (next < times) {
      const index = next++;
      [outcomes[index]] = await Promise.allSettled([work(index)]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(times, maxInFlight) }, runOneByOne));
  return outcomes;
}
