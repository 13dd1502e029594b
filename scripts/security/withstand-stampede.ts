import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { makeScratchShop } from "../load/scratch-shop.ts";
import type { Attack, AttackResult } from "./pipeline-requests.ts";

const limits = { healthMs: 1_000, memoryMb: 400 };
const durationMs = 10_000;
const bystander = "127.0.0.2";

const attacks: readonly (Omit<Attack, "port" | "durationMs"> & { readonly name: string })[] = [
  {
    name: "20 × 50, meaningless queries",
    connections: 20,
    requestsEach: 50,
    path: "/shop?x=#",
    readsAnswers: true,
  },
  {
    name: "100 × 400, one address",
    connections: 100,
    requestsEach: 400,
    path: "/shop",
    readsAnswers: true,
  },
  {
    name: "100 × 400, searches and made-up sessions",
    connections: 100,
    requestsEach: 400,
    path: "/shop?q=#",
    cookie: "shop.session_token=#",
    readsAnswers: true,
  },
  {
    name: "100 × 1, searches",
    connections: 100,
    requestsEach: 1,
    path: "/shop?q=#",
    readsAnswers: true,
  },
  {
    name: "100 × 400, answers never read",
    connections: 100,
    requestsEach: 400,
    path: "/shop?q=#",
    readsAnswers: false,
  },
];

/**
 * One network sends pipelined page requests as fast as it can while a bystander on another network
 * requests /healthz and the shop's page.
 */
export async function withstandStampede(): Promise<string> {
  let healthMs = 0;
  let memoryMb = 0;
  for (const { name, ...attack } of attacks) {
    const seen = await withstand(attack);
    assert.ok(seen.isPageServed, `${name}: the shop's page wasn't served`);
    healthMs = Math.max(healthMs, seen.healthMs);
    memoryMb = Math.max(memoryMb, seen.memoryMb);
  }
  const seen = `/healthz ${Math.round(healthMs)} ms at most, peak memory ${Math.round(memoryMb)} MB`;
  assert.ok(healthMs < limits.healthMs && memoryMb < limits.memoryMb, seen);
  return `${attacks.length} floods: ${seen}`;
}

type Seen = Pick<AttackResult, "answers"> & {
  readonly healthMs: number;
  readonly memoryMb: number;
  readonly isPageServed: boolean;
};

/** Attacks a freshly started shop with an empty page cache. */
async function withstand(
  attack: (typeof attacks)[number] | Omit<Attack, "port" | "durationMs">,
): Promise<Seen & AttackResult> {
  const shop = await makeScratchShop();
  try {
    await shop.start();
    const port = Number(new URL(shop.origin).port);
    const attacker = attackWith({ ...attack, port, durationMs });
    const end = new AbortController();
    const health = watch(`${shop.origin}/healthz`, 50, end.signal);
    const page = watch(`${shop.origin}/shop`, 250, end.signal);
    const result = await attacker;
    end.abort();
    const [{ slowestMs, failures }, pages] = await Promise.all([health, page]);
    return {
      ...result,
      healthMs: failures > 0 ? Infinity : slowestMs,
      memoryMb: await readPeakMemoryMb(shop.pid),
      isPageServed: pages.failures === 0,
    };
  } finally {
    await shop.end("SIGKILL");
    await shop.remove();
  }
}

function attackWith(attack: Attack): Promise<AttackResult> {
  return new Promise((resolve, reject) => {
    const file = new URL("pipeline-requests.ts", import.meta.url);
    const worker = new Worker(file, { workerData: attack });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Sends requests repeatedly, each on a new connection. */
async function watch(
  url: string,
  everyMs: number,
  end: AbortSignal,
): Promise<{ slowestMs: number; failures: number }> {
  let slowestMs = 0;
  let failures = 0;
  while (!end.aborted) {
    const began = performance.now();
    const status = await ask(url).catch(() => undefined);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (status !== 200) failures += 1;
    await delay(everyMs);
  }
  return { slowestMs, failures };
}

function ask(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent: false, localAddress: bystander, timeout: 60_000 });
    call.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
      response.on("error", reject);
    });
    call.on("timeout", () => call.destroy(new Error("No answer in time")));
    call.on("error", reject);
    call.end();
  });
}

async function readPeakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
}
