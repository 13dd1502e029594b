import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { getQuantile } from "../bench/statistics.ts";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { checkOrders, startOrderLoad } from "./order-load.ts";
import { checkTime } from "./time-limit.ts";

const stops = 20;
const clients = 24;

/**
 * Stops a server with SIGTERM, repeatedly, while clients place orders without pause on keep-alive
 * connections. No response may be cut off: docs/product/reliability.md#graceful-stop.
 */
export async function stopServers(): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
  try {
    await shop.start();
    const load = await startOrderLoad([shop], clients);
    const exitsMs: number[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await delay(500 + Math.random() * 500);
      const began = performance.now();
      const code = await shop.end("SIGTERM");
      exitsMs.push(performance.now() - began);
      if (code !== 0) throw new Error(`exit code ${code}: ${(await shop.readLog()).slice(-300)}`);
      await shop.start();
    }
    await load.stop();
    const [first] = load.cut;
    assert.equal(first, undefined, `${load.cut.length} answers cut by ${String(first)}`);
    const orders = await checkOrders(shop, load);
    const median = checkTime("exit after (median)", getQuantile(exitsMs, 0.5), 1_000);
    return `${stops} stops under ${clients} writers: ${orders}, none cut, ${median}`;
  } finally {
    await shop.remove();
  }
}
