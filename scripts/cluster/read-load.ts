import { setTimeout as delay } from "node:timers/promises";
import { ask, type ClusterLoad } from "./cluster-client.ts";

const pauseMs = 100;

/** Reads what visitors read: the shop, its list, a search and a product. */
export async function browseShop(load: ClusterLoad, paths: readonly string[]): Promise<void> {
  while (!load.ending.aborted) {
    for (const path of paths) {
      await ask(load, { kind: "read", path });
      await delay(pauseMs);
    }
  }
}

/** Reads what only staff see, from the database each time. */
export async function readOrders(load: ClusterLoad, cookie: string): Promise<void> {
  while (!load.ending.aborted) {
    await ask(load, { kind: "signed-in read", path: "/api/orders?limit=10", cookie });
    await delay(pauseMs);
  }
}
