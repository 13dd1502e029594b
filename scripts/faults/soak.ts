import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { createHttpClient } from "../proof/http-client.ts";
import { countDescriptors, readMemoryMb } from "./process-memory.ts";

const clients = 4;
const maxSlope = 1;

/** Sends mixed requests for that long; the memory of the second half must not grow. */
export async function soak(minutes: number): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "error" });
  try {
    await shop.start();
    const send = createHttpClient(shop.origin, shop.origin.replace("127.0.0.1", "localhost"));
    const { cookie } = await send("/api/auth/sign-in/email", { body: shop.admin });
    const { text } = await send("/api/products?limit=50");
    const products = [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
    const endsAt = Date.now() + minutes * 60_000;
    let sent = 0;
    let failed = 0;
    const work = async (): Promise<void> => {
      while (Date.now() < endsAt) {
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
        await delay(10);
      }
    };
    const samples: (readonly [hours: number, megabytes: number])[] = [];
    const timer = setInterval(
      () => samples.push([Date.now() / 3_600_000, readMemoryMb(shop.pid)]),
      5_000,
    );
    await Promise.all(Array.from({ length: clients }, work));
    clearInterval(timer);
    const slope = getSlope(samples.slice(Math.floor(samples.length / 2)));
    const first = samples[0]?.[1] ?? 0;
    const last = samples.at(-1)?.[1] ?? 0;
    const seen = `${minutes} min, ${sent} requests, ${failed} failed, memory ${Math.round(first)} to ${Math.round(last)} MB, second half ${slope.toFixed(1)} MB/h, ${countDescriptors(shop.pid)} descriptors`;
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
