import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { countUnmailed } from "./load/count-unmailed.ts";
import { countDoubled, countLost, makeOrderClient, type OrderClient } from "./load/order-client.ts";
import { makeScratchShop } from "./load/scratch-shop.ts";

// Kills the server with SIGKILL while orders are placed, repeatedly, and then looks for every
// acknowledged order and its mail. Works on the embedded database, or on a scratch DATABASE_URL.

const kills = 3;
const clients = 8;

const shop = await makeScratchShop({
  RATE_LIMIT_FACTOR: "100000",
  STAFF_EMAILS: "sales@shop.example",
});
const acknowledged = new Map<string, string>();
const recoveriesMs: number[] = [];
await shop.start();

for (let kill = 1; kill <= kills; kill += 1) {
  const load = Array.from({ length: clients }, async () =>
    placeOrders(await makeOrderClient(shop)),
  );
  await delay(1_500 + Math.random() * 1_500);
  await shop.end("SIGKILL");
  await Promise.all(load);
  const began = performance.now();
  await shop.start();
  recoveriesMs.push(performance.now() - began);
  console.log(`kill ${kill}: ${acknowledged.size} orders acknowledged so far`);
}

const doubled = await countDoubled(shop, acknowledged);
const lost = await countLost(shop, acknowledged);
const unmailed = await countUnmailed(shop, acknowledged);
await shop.remove();
const slowest = (Math.max(...recoveriesMs) / 1_000).toFixed(2);
console.log(
  `${kills} kills, ${acknowledged.size} acknowledged orders, ${lost} lost, ${doubled} doubled, ${unmailed} without a mail, back within ${slowest} s`,
);
process.exitCode = lost + doubled + unmailed === 0 && acknowledged.size > 0 ? 0 : 1;

/** Places orders until the server dies and records the acknowledged ones. */
async function placeOrders(client: OrderClient): Promise<void> {
  for (;;) {
    const key = randomUUID();
    const sending = await client.place(key);
    if (sending.kind !== "acknowledged") break;
    acknowledged.set(key, sending.id);
  }
  client.close();
}
