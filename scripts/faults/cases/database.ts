import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeScratchShop, type ScratchShop } from "../../load/scratch-shop.ts";
import { openShopDatabase } from "../../load/shop-database.ts";
import type { FaultCase } from "../case-type.ts";
import { fillDisk } from "../fill-disk.ts";
import { killServers } from "../kill-servers.ts";
import { checkOrders, startOrderLoad } from "../order-load.ts";
import { startDebianPostgres } from "../postgres-server.ts";
import { checkTime } from "../time-limit.ts";

export const databaseCases: readonly FaultCase[] = [
  {
    id: "R1",
    title:
      "The server killed under load, three times, embedded and by URL: nothing lost or doubled",
    async attack() {
      const embedded = await killServers({});
      const postgres = await startDebianPostgres();
      try {
        return `embedded: ${embedded}; by URL: ${await killServers({ DATABASE_URL: postgres.url })}`;
      } finally {
        await postgres.remove();
      }
    },
  },
  {
    id: "R2",
    title: "PostgreSQL killed under load, three times: the same, and the server lives on",
    rules: ["reliability.md#killed-database"],
    attack: killDatabase,
  },
  {
    id: "R4",
    title: "A full disk: refused with 507 or 503, nothing acknowledged is lost",
    rules: ["reliability.md#full-disk"],
    attack: fillDisk,
  },
  {
    id: "R5",
    title: "The database restarts: /readyz 503, then ready within 3 s, the server lives on",
    rules: ["reliability.md#lost-connections"],
    attack: restartDatabase,
  },
  {
    id: "R6",
    title: "No free connection or lock: 503 within 2 s, /healthz answers",
    rules: ["reliability.md#busy-database"],
    attack: lockProducts,
  },
  {
    id: "R7",
    title: "A deadlock is retried and nothing hangs",
    rules: ["reliability.md#deadlocks"],
  },
  {
    id: "R20",
    title: "A migration that fails changes nothing",
    rules: ["reliability.md#migrations"],
  },
  {
    id: "R21",
    title: "Two servers that start at once migrate and seed once",
    rules: ["reliability.md#one-migration"],
    attack: startTwo,
  },
  {
    id: "R29",
    title: "A server on a copied data folder never touches the original",
    rules: ["reliability.md#copied-data-folder"],
  },
];

async function killDatabase(): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
  try {
    await shop.start();
    const { pid } = shop;
    const load = await startOrderLoad([shop], 8);
    let slowestMs = 0;
    for (let kill = 0; kill < 3; kill += 1) {
      await delay(2_000);
      process.kill(await readPostmasterPid(shop), "SIGKILL");
      const began = performance.now();
      await delay(100);
      await waitUntilReady(shop);
      slowestMs = Math.max(slowestMs, performance.now() - began);
    }
    await load.stop();
    assert.equal(shop.pid, pid, "the server was restarted");
    const ready = checkTime("ready again after", slowestMs, 5_000);
    return `3 kills, ${await checkOrders(shop, load)}, ${ready}`;
  } finally {
    await shop.remove();
  }
}

async function readPostmasterPid(shop: ScratchShop): Promise<number> {
  const database = await openShopDatabase(shop.dataDir);
  const [row] = await database.query("SHOW data_directory");
  await database.close();
  const file = join(String(row?.["data_directory"]), "postmaster.pid");
  return Number((await readFile(file, "utf8")).split("\n", 1).join(""));
}

async function restartDatabase(): Promise<string> {
  const postgres = await startDebianPostgres();
  const shop = await makeScratchShop({ DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: "100000" });
  try {
    await shop.start();
    const load = await startOrderLoad([shop], 8);
    let slowestMs = 0;
    for (const mode of ["fast", "immediate"] as const) {
      await delay(1_500);
      await postgres.stop(mode);
      assert.equal((await fetch(`${shop.origin}/readyz`)).status, 503);
      assert.equal((await fetch(`${shop.origin}/healthz`)).status, 200);
      await postgres.start();
      const began = performance.now();
      await waitUntilReady(shop);
      slowestMs = Math.max(slowestMs, performance.now() - began);
    }
    await load.stop();
    const ready = checkTime("ready after", slowestMs, 3_000);
    return `2 restarts, ${await checkOrders(shop, load)}, ${ready}`;
  } finally {
    await shop.remove();
    await postgres.remove();
  }
}

async function lockProducts(): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
  try {
    await shop.start();
    const database = await openShopDatabase(shop.dataDir);
    await database.query("BEGIN");
    await database.query("LOCK TABLE products IN ACCESS EXCLUSIVE MODE");
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const began = performance.now();
      const { status } = await fetch(`${shop.origin}/api/products?search=lock${index}`);
      return { status, ms: performance.now() - began };
    });
    const health = await fetch(`${shop.origin}/healthz`);
    const answers = await Promise.all(asked);
    await database.query("ROLLBACK");
    await database.close();
    assert.equal(health.status, 200);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [503]);
    assert.equal((await fetch(`${shop.origin}/api/products`)).status, 200);
    return checkTime("40 × 503 within", Math.max(...answers.map(({ ms }) => ms)), 2_000);
  } finally {
    await shop.remove();
  }
}

async function startTwo(): Promise<string> {
  const postgres = await startDebianPostgres();
  const settings = { DATABASE_URL: postgres.url, SESSION_SECRET: "s".repeat(40) };
  const shops = [await makeScratchShop(settings), await makeScratchShop(settings)];
  try {
    await Promise.all(shops.map((shop) => shop.start()));
    const counts = await Promise.all(
      shops.map(async ({ origin }) => (await fetch(`${origin}/api/products`)).text()),
    );
    assert.equal(counts[0], counts[1]);
    const lists = /"count":(\d+)/.exec(counts[0] ?? "")?.[1];
    assert.ok(Number(lists) > 100 && Number(lists) < 1_000, `${lists} products`);
    return `both ready, ${lists} products on each`;
  } finally {
    for (const shop of shops) await shop.remove();
    await postgres.remove();
  }
}

async function waitUntilReady({ origin }: ScratchShop): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error("not ready within 60 s");
}
