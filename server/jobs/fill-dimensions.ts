import { setTimeout as delay } from "node:timers/promises";
import { fillNextProducts } from "#server/services/products/fill-next-products.ts";
import type { TimedJobParts } from "./timed-jobs.ts";

/** Pause between two steps in ms, for other writers and for the shops that reload their list. */
const pauseMs = 200;

/**
 * Fills the dimensions of products that an older version wrote, or that it renamed. Several processes, or
 * a run that stops halfway, fill each product once.
 */
export async function fillDimensions({
  db,
  feed,
  log,
  stopping,
}: Pick<TimedJobParts, "db" | "feed" | "log" | "stopping">): Promise<void> {
  let count = 0;
  let last: string | undefined;
  do {
    const step = await fillNextProducts(db, last);
    if (step.changed > 0) feed.announce("product");
    count += step.changed;
    last = step.last;
    if (last !== undefined) await delay(pauseMs);
  } while (last !== undefined && !stopping.aborted);
  if (count > 0) log.info({ count }, "dimensions of products filled");
}
