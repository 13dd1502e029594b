import pg from "pg";
import type { ClusterLoad } from "./cluster-client.ts";
import { placeGuestOrder } from "./order-load.ts";
import type { LoadResult } from "./run-load.ts";
import type { StreamReader } from "./stream-load.ts";
import { isImageThere } from "./upload-load.ts";

/** What is there at the end of what clients were acknowledged. */
export type Results = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly images: number;
  readonly lostImages: number;
  readonly changes: number;
  /** Changes that a stream never received, over all streams. */
  readonly missedEvents: number;
};

const repeatedOrders = 200;

/** Compares what was acknowledged with what is there. */
export async function checkResults(
  load: ClusterLoad,
  { acknowledged, images, streams, changes, boughtId, changedId }: LoadResult,
  databaseUrl: string,
): Promise<Results> {
  for (const key of [...acknowledged.keys()].slice(-repeatedOrders)) {
    await placeGuestOrder(load, boughtId, acknowledged, key);
  }
  const stored = await readStored(databaseUrl, changedId);
  const ids = [...acknowledged.values()].flatMap((found) => [...found]);
  const found = await Promise.all(images.map((address) => isImageThere(load, address)));
  return {
    acknowledged: acknowledged.size,
    lost: ids.filter((id) => !stored.orders.has(id)).length,
    // Every key ended acknowledged, so there is one order for each.
    doubled: Math.max(stored.orders.size, ids.length) - acknowledged.size,
    images: images.length,
    lostImages: found.filter((isThere) => !isThere).length,
    changes,
    missedEvents: streams.map((reader) => countMissed(reader, stored.changes)).reduce(add, 0),
  };
}

/** A stream that was opened without a number receives what follows. */
function countMissed({ received }: StreamReader, changes: readonly number[]): number {
  const first = Math.min(...received);
  return changes.filter((seq) => seq >= first && !received.has(seq)).length;
}

function add(sum: number, count: number): number {
  return sum + count;
}

async function readStored(
  databaseUrl: string,
  productId: string,
): Promise<{ orders: ReadonlySet<string>; changes: readonly number[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const orders = await client.query<{ id: string }>("SELECT id FROM orders");
    const changes = await client.query<{ seq: string }>(
      "SELECT seq FROM changes WHERE topic = 'product' AND entity_id = $1",
      [productId],
    );
    return {
      orders: new Set(orders.rows.map(({ id }) => id)),
      changes: changes.rows.map(({ seq }) => Number(seq)),
    };
  } finally {
    await client.end();
  }
}
