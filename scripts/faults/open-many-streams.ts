import assert from "node:assert/strict";
import { once } from "node:events";
import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { getQuantile } from "../bench/statistics.ts";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { createHttpClient } from "../proof/http-client.ts";
import { countDescriptors, readMemoryMb } from "./process-memory.ts";
import type { StreamReport, StreamWork } from "./stream-clients.ts";
import { checkTime } from "./time-limit.ts";

const rounds = 5;
const maxKilobytes = 30;

/** Opens many event streams in a thread and measures when each gets a change, and what each costs. */
export async function openManyStreams(count: number): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "error" });
  let worker: Worker | undefined;
  try {
    await shop.start();
    const send = createHttpClient(shop.origin, shop.origin.replace("127.0.0.1", "localhost"));
    const { cookie } = await send("/api/auth/sign-in/email", { body: shop.admin });
    const product = { name: "Streams 6205", price: 1, description: "x" };
    const { body } = await send("/api/products", { cookie, body: product });
    const path = `/api/products/${String(body["id"])}`;
    await delay(3_000);
    const descriptors = countDescriptors(shop.pid);
    const before = readMemoryMb(shop.pid);
    const workerData: StreamWork = { port: Number(new URL(shop.origin).port), count };
    worker = new Worker(new URL("stream-clients.ts", import.meta.url), { workerData });
    const opened = await receive(worker);
    assert.equal(opened.count, count, `${opened.count} of ${count} streams open`);
    await delay(5_000);
    const kilobytes = ((readMemoryMb(shop.pid) - before) * 1_000) / count;
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.timeOrigin + performance.now();
      const report = receive(worker);
      await send(path, { method: "PATCH", cookie, body: { price: round + 1 } });
      const { times: arrived } = await report;
      assert.equal(arrived.length, count, `${arrived.length} of ${count} got round ${round}`);
      times.push(...arrived.map((time) => time - began));
    }
    const afterwards = ((readMemoryMb(shop.pid) - before) * 1_000) / count;
    await worker.terminate();
    worker = undefined;
    await delay(5_000);
    const left = countDescriptors(shop.pid) - descriptors;
    assert.ok(left <= 10, `${left} descriptors weren't returned`);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const cost = `${kilobytes.toFixed(1)} kB each when open, ${afterwards.toFixed(1)} kB after ${rounds} events`;
    const seen = `${count} streams, ${cost}, p50 ${Math.round(getQuantile(times, 0.5))} ms, load ${load}`;
    assert.ok(kilobytes <= maxKilobytes, seen);
    return `${seen}, ${checkTime("p99", getQuantile(times, 0.99), 500)}, descriptors returned`;
  } finally {
    await worker?.terminate();
    await shop.remove();
  }
}

async function receive(worker: Worker): Promise<StreamReport> {
  const [report]: StreamReport[] = await once(worker, "message");
  if (!report) throw new Error("The streams reported nothing");
  return report;
}
