import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { countUnmailed } from "../load/count-unmailed.ts";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { checkOrders, startOrderLoad } from "./order-load.ts";
import { checkTime } from "./time-limit.ts";

const kills = 3;
const clients = 8;

/**
 * Kills a server with SIGKILL while orders are placed, repeatedly, and then looks for every acknowledged
 * order and its mail.
 *
 * @param settings With DATABASE_URL for a database that isn't the embedded one.
 */
export async function killServers(settings: Readonly<Record<string, string>>): Promise<string> {
  const shop = await makeScratchShop({
    RATE_LIMIT_FACTOR: "100000",
    STAFF_EMAILS: "sales@shop.example",
    ...settings,
  });
  try {
    await shop.start();
    const load = await startOrderLoad([shop], clients);
    let slowestMs = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(1_500 + Math.random() * 1_500);
      await shop.end("SIGKILL");
      const began = performance.now();
      await shop.start();
      slowestMs = Math.max(slowestMs, performance.now() - began);
    }
    await load.stop();
    const orders = await checkOrders(shop, load);
    const unmailed = await countUnmailed(shop, load.acknowledged);
    assert.equal(unmailed, 0, `${unmailed} orders without a mail`);
    return `${kills} kills, ${orders}, 0 without a mail, ${checkTime("back within", slowestMs, 2_000)}`;
  } finally {
    await shop.remove();
  }
}
