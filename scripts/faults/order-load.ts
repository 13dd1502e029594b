import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  countDoubled,
  countLost,
  makeOrderClient,
  type OrderClient,
} from "../load/order-client.ts";
import type { ScratchShop } from "../load/scratch-shop.ts";

/** Clients that place orders without pause, each until it is acknowledged. */
export type OrderLoad = {
  /** Acknowledged orders: id by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How often each other status came. */
  readonly refused: ReadonlyMap<number, number>;
  /** Answers whose connection ended before they were complete. */
  readonly cut: readonly string[];
  stop(): Promise<void>;
};

/** Starts the clients; they keep trying while no server is there. */
export async function startOrderLoad(
  shops: readonly ScratchShop[],
  clients: number,
): Promise<OrderLoad> {
  const acknowledged = new Map<string, string>();
  const refused = new Map<number, number>();
  const cut: string[] = [];
  const end = new AbortController();
  const writers = await Promise.all(
    Array.from({ length: clients }, (_, index) => makeOrderClient(pick(shops, index))),
  );
  const placeOrders = async (client: OrderClient): Promise<void> => {
    let key = randomUUID();
    while (!end.signal.aborted) {
      const sending = await client.place(key);
      if (sending.kind === "acknowledged") {
        acknowledged.set(key, sending.id);
        key = randomUUID();
        continue;
      }
      if (sending.kind === "cut") cut.push(sending.error);
      if (sending.kind === "rejected") {
        refused.set(sending.status, (refused.get(sending.status) ?? 0) + 1);
      }
      await delay(20);
    }
    client.close();
  };
  const running = writers.map(placeOrders);
  return {
    acknowledged,
    refused,
    cut,
    async stop() {
      end.abort();
      await Promise.all(running);
    },
  };
}

/** Checks that every acknowledged order is there, once. */
export async function checkOrders(
  shop: ScratchShop,
  { acknowledged }: Pick<OrderLoad, "acknowledged">,
): Promise<string> {
  assert.ok(acknowledged.size > 0, "no order was acknowledged");
  const lost = await countLost(shop, acknowledged);
  const doubled = await countDoubled(shop, acknowledged);
  const seen = `${acknowledged.size} orders acknowledged, ${lost} lost, ${doubled} doubled`;
  assert.equal(lost + doubled, 0, seen);
  return seen;
}

function pick(shops: readonly ScratchShop[], index: number): ScratchShop {
  const shop = shops[index % shops.length];
  if (!shop) throw new Error("There is no shop");
  return shop;
}
