import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { composeOrder } from "../load/sample-order.ts";
import { ask, type ClusterLoad } from "./cluster-client.ts";

/** The ids that were acknowledged for each key; more than one means that an order is doubled. */
export type AcknowledgedOrders = Map<string, Set<string>>;

const pauseMs = 100;

/** Places guests' orders, each under one key until it is acknowledged. */
export async function placeGuestOrders(
  load: ClusterLoad,
  productId: string,
  acknowledged: AcknowledgedOrders,
): Promise<void> {
  while (!load.ending.aborted) {
    await placeGuestOrder(load, productId, acknowledged, randomUUID());
    load.measurements.addOrder();
    await delay(pauseMs);
  }
}

/** Places an order, or repeats it, and records the id. */
export async function placeGuestOrder(
  load: ClusterLoad,
  productId: string,
  acknowledged: AcknowledgedOrders,
  key: string,
): Promise<void> {
  const { text } = await ask(load, {
    kind: "write",
    path: "/api/orders",
    method: "POST",
    accepted: [201],
    json: composeOrder("Cluster", productId, key),
  });
  const order: { id: string } = JSON.parse(text);
  acknowledged.set(key, (acknowledged.get(key) ?? new Set()).add(order.id));
}
