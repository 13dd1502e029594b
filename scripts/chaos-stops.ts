import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { countDoubled, countLost, makeOrderClient, type OrderClient } from "./load/order-client.ts";
import { makeScratchShop } from "./load/scratch-shop.ts";

// Stops the server with SIGTERM, repeatedly, while clients place orders without pause on keep-alive
// connections. No response may be cut off: docs/product/reliability.md#graceful-stop. A client without
// a server retries the same order at the next start. Works on the embedded database, or on a scratch
// DATABASE_URL.

const stops = 20;
const clients = 24;
const exitLimitMs = 1_000;

const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
const acknowledged = new Map<string, string>();
const cut: string[] = [];
const refused: number[] = [];
const exitsMs: number[] = [];
const end = new AbortController();
await shop.start();
const writers = await Promise.all(Array.from({ length: clients }, () => makeOrderClient(shop)));
const load = writers.map(placeOrders);

for (let stop = 1; stop <= stops; stop += 1) {
  await delay(500 + Math.random() * 500);
  const began = performance.now();
  const code = await shop.end("SIGTERM");
  exitsMs.push(performance.now() - began);
  if (code !== 0) throw new Error(`The server ended with ${String(code)}`);
  console.log(
    `stop ${stop}: ${acknowledged.size} orders acknowledged so far, ${cut.length} cut, exit after ${Math.round(exitsMs.at(-1) ?? 0)} ms`,
  );
  await shop.start();
}
end.abort();
await Promise.all(load);

const doubled = await countDoubled(shop, acknowledged);
const lost = await countLost(shop, acknowledged);
await shop.remove();
const sorted = exitsMs.toSorted((a, b) => a - b).map((ms) => Math.round(ms));
console.log(
  `${stops} stops under ${clients} writers, ${acknowledged.size} acknowledged orders: ${lost} lost, ${doubled} doubled, ${cut.length} cut, ${refused.length} refused; exit after ${sorted.at(stops / 2)} ms (median), ${sorted.at(-1)} ms at most, limit ${exitLimitMs} ms on a free CPU`,
);
for (const error of new Set(cut)) console.error(`cut by ${error}`);
process.exitCode = lost + doubled + cut.length === 0 && acknowledged.size > 0 ? 0 : 1;

/** Places orders without pause, each until it is acknowledged. */
async function placeOrders(client: OrderClient): Promise<void> {
  while (!end.signal.aborted) await placeOrder(client, randomUUID());
  client.close();
}

async function placeOrder(client: OrderClient, key: string): Promise<void> {
  for (;;) {
    const sending = await client.place(key);
    if (sending.kind === "acknowledged") acknowledged.set(key, sending.id);
    if (sending.kind === "cut") cut.push(sending.error);
    if (sending.kind === "refused") refused.push(sending.status);
    if (sending.kind === "acknowledged" || end.signal.aborted) return;
    await delay(20);
  }
}
