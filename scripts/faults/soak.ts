import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { findFreePort } from "../../e2e/support/free-port.ts";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { createHttpClient } from "../proof/http-client.ts";
import { openLiveMemory, type LiveMemory } from "./live-memory.ts";
import { countDescriptors } from "./process-memory.ts";

const clients = 4;
/** Sent without a pause before the soak, until caches are full and functions are compiled. */
const warmUpRequests = 40_000;
/** 40 requests a second, as a busy shop has; 140,000 an hour. */
const pauseMs = 100;
const sampleMs = 15_000;
/** In MB an hour. */
const maxSlope = 1;

/** Sends mixed requests for that long after a warm-up; what the server keeps must not grow. */
export async function soak(minutes: number): Promise<string> {
  const inspectorPort = await findFreePort();
  const shop = await makeScratchShop({
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "error",
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  });
  try {
    await shop.start();
    const send = createHttpClient(shop.origin, shop.origin.replace("127.0.0.1", "localhost"));
    const { cookie } = await send("/api/auth/sign-in/email", { body: shop.admin });
    const { text } = await send("/api/products?limit=50");
    const products = [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
    let sent = 0;
    let failed = 0;
    const work = async (isDone: () => boolean, pause: number): Promise<void> => {
      while (!isDone()) {
        sent += 1;
        const product = products[sent % products.length] ?? randomUUID();
        const answers = [
          () => send(`/shop?q=${sent % 500}`),
          () => send(`/api/products?search=${sent % 300}`),
          () => send(`/api/products/${product}`),
          () => send("/api/orders", { body: createOrderRequest([product]) }),
          () => send("/api/admin/stats", { cookie }),
          () => send("/api/orders?limit=20", { cookie }),
          () => send("/"),
        ];
        const { status } = (await answers[sent % answers.length]?.()) ?? { status: 0 };
        if (status >= 400 || status === 0) failed += 1;
        await delay(pause);
      }
    };
    const workAll = (isDone: () => boolean, pause: number): Promise<unknown> =>
      Promise.all(Array.from({ length: clients }, () => work(isDone, pause)));
    await workAll(() => sent >= warmUpRequests, 0);
    const endsAt = Date.now() + minutes * 60_000;
    const isOver = (): boolean => Date.now() >= endsAt;
    const memory = await openLiveMemory(inspectorPort);
    const samples: (LiveMemory & { readonly hours: number })[] = [];
    const sample = async (): Promise<void> => {
      while (!isOver()) {
        samples.push({ hours: Date.now() / 3_600_000, ...(await memory.read()) });
        await delay(sampleMs);
      }
    };
    await Promise.all([sample(), workAll(isOver, pauseMs)]);
    memory.close();
    const slope = getSlope(samples.map(({ hours, live }) => [hours, live]));
    const toRange = (name: keyof LiveMemory): string =>
      [samples[0], samples.at(-1)].map((at) => (at?.[name] ?? 0).toFixed(1)).join(" to ");
    const seen = `${minutes} min, ${sent} requests, ${failed} failed; live memory ${toRange("live")} MB, ${slope.toFixed(2)} MB/h; resident ${toRange("resident")} MB; ${countDescriptors(shop.pid)} descriptors`;
    assert.ok(failed === 0 && slope < maxSlope, seen);
    return seen;
  } finally {
    await shop.remove();
  }
}

/** Slope of the least squares line. */
function getSlope(samples: readonly (readonly [x: number, y: number])[]): number {
  const mean = (side: 0 | 1): number =>
    samples.reduce((sum, sample) => sum + sample[side], 0) / samples.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = samples.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = samples.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
