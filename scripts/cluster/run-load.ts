import { setTimeout as delay } from "node:timers/promises";
import { getProductPath } from "#domain/product-path.ts";
import { changePrices } from "./change-load.ts";
import { ask, signInAtCluster, type ClusterLoad } from "./cluster-client.ts";
import { placeGuestOrders, type AcknowledgedOrders } from "./order-load.ts";
import { signInAndOut } from "./sign-in-load.ts";
import { readStream, type StreamReader } from "./stream-load.ts";
import { uploadImages } from "./upload-load.ts";

const pauseMs = 100;

/** Reads what visitors read: the shop, its list, a search and a product. */
async function browseShop(load: ClusterLoad, paths: readonly string[]): Promise<void> {
  while (!load.ending.aborted) {
    for (const path of paths) {
      await ask(load, { kind: "read", path });
      await delay(pauseMs);
    }
  }
}

/** Reads what only staff see, from the database each time. */
async function readOrders(load: ClusterLoad, cookie: string): Promise<void> {
  while (!load.ending.aborted) {
    await ask(load, { kind: "signed-in read", path: "/api/orders?limit=10", cookie });
    await delay(pauseMs);
  }
}

/** Everything that the clients were acknowledged. */
export type LoadResult = {
  readonly boughtId: string;
  readonly changedId: string;
  readonly acknowledged: AcknowledgedOrders;
  readonly images: readonly string[];
  readonly streams: readonly StreamReader[];
  readonly changes: number;
};

const orderClients = 6;
const visitors = 3;
const streamReaders = 6;
/** The change feed looks for changes without a notification every 5 s. */
const lastChangeMs = 6_000;

/** Starts all clients; resolves after `load.ending`, when each has finished what it began. */
export async function runLoad(load: ClusterLoad): Promise<LoadResult> {
  const list = await ask(load, { kind: "read", path: "/api/products?limit=24" });
  const { items }: { items: { id: string; name: string }[] } = JSON.parse(list.text);
  const [changed, bought] = items;
  if (!changed || !bought) throw new Error("The shop is empty");
  const acknowledged: AcknowledgedOrders = new Map();
  const streams = Array.from({ length: streamReaders }, (): StreamReader => {
    return { received: new Set(), lastEventId: undefined, isOpen: false };
  });
  const pages = ["/shop", "/api/products?limit=24", "/api/search?q=6205", getProductPath(bought)];
  const cookie = await signInAtCluster(load);
  const streamsEnd = new AbortController();
  const streamLoad = { ...load, ending: streamsEnd.signal };
  const reading = streams.map((reader) => readStream(streamLoad, reader));
  const [images, changes] = await Promise.all([
    uploadImages(load, cookie),
    changePrices(load, cookie, changed.id),
    signInAndOut(load),
    readOrders(load, cookie),
    ...Array.from({ length: orderClients }, () => placeGuestOrders(load, bought.id, acknowledged)),
    ...Array.from({ length: visitors }, () => browseShop(load, pages)),
  ]);
  await delay(lastChangeMs);
  streamsEnd.abort();
  await Promise.all(reading);
  return {
    boughtId: bought.id,
    changedId: changed.id,
    acknowledged,
    images,
    streams,
    changes,
  };
}
