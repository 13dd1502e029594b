import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attemptCounts } from "#server/db/schema/limits.ts";
import { orders } from "#server/db/schema/orders.ts";
import { deleteEndedCounts } from "#server/jobs/delete-ended-rows.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { createAttemptLimiter, type AttemptLimit } from "./attempt-limiter.ts";
import { openPostgresCounters } from "./postgres-counters.ts";

let appContext: TestAppContext;
let product: string;

beforeAll(async () => {
  appContext = await createTestAppContext();
  product = await insertProduct(appContext.db);
});

afterAll(() => appContext.close());

const threePerHour = { name: "test", limit: 3, windowMs: 3_600_000 };

test("while the table is locked, only the first order waits for it, and orders are limited in memory", async () => {
  const { log, lines } = captureLog();
  const maxWaitMs = 2_000;
  const counters = openPostgresCounters({ url: appContext.databaseUrl, log, maxWaitMs });
  const ctx: ServiceContext = {
    ...appContext.actAs(),
    attempts: { limiter: createAttemptLimiter(counters.openCounter), factor: 1 },
  };
  const outsider = new pg.Client({ connectionString: appContext.databaseUrl });
  await outsider.connect();
  await outsider.query("BEGIN");
  await outsider.query("LOCK TABLE attempt_counts");
  try {
    const started = performance.now();
    await order(ctx, "+355 69 100 0000");
    const firstMs = performance.now() - started;
    expect(firstMs).toBeGreaterThan(0.9 * maxWaitMs);
    for (let index = 1; index < 10; index += 1) await order(ctx, "+355 69 100 0000");
    expect(performance.now() - started - firstMs).toBeLessThan(8 * maxWaitMs);
    await expect(order(ctx, "+355 69 100 0000")).rejects.toMatchObject({ code: "rate_limited" });
    await expect.poll(() => lines.join("")).toContain("attempts are counted in memory");
    expect(lines.join("")).not.toContain("INSERT");
  } finally {
    await outsider.end();
    await counters.close();
  }
  expect(await appContext.db.select().from(orders)).toHaveLength(10);
});

test("without a database, attempts are counted in memory", async () => {
  const { log } = captureLog();
  const counters = openPostgresCounters({ url: "postgres://nobody@127.0.0.1:1/none", log });
  const limiter = createAttemptLimiter(counters.openCounter);
  const limit = { ...threePerHour, key: "away" };
  for (let index = 0; index < 3; index += 1) expect(await limiter.take([limit])).toBe(0);
  await limiter.giveBack([limit]);
  expect(await limiter.take([limit])).toBe(0);
  expect(await limiter.take([limit])).toBeGreaterThan(3_500_000);
  await limiter.clear(limit);
  expect(await limiter.take([limit])).toBe(0);
  await counters.close();
});

test("attempts above a limit are rejected without a query", async () => {
  const { limiter } = appContext.attempts;
  const limit = { ...threePerHour, key: "flood" };
  const other = { ...threePerHour, name: "test-other", key: "flood" };
  for (let index = 0; index < 4; index += 1) await limiter.take([limit, other]);
  // Without its row, a query would admit it.
  await appContext.db.delete(attemptCounts);
  for (let index = 0; index < 50; index += 1) {
    expect(await limiter.take([limit, other])).toBeGreaterThan(3_500_000);
  }
  expect(await appContext.db.select().from(attemptCounts)).toEqual([]);
});

test("counts of ended windows are deleted, and beyond the max those that end first", async () => {
  await appContext.db.delete(attemptCounts);
  const hourMs = 3_600_000;
  const rows = [-2, -1, 1, 2, 3].map((hours) => ({
    key: `test:${hours}`,
    points: 1,
    expire: Date.now() + hours * hourMs,
  }));
  await appContext.db.insert(attemptCounts).values(rows);
  await deleteEndedCounts(appContext.db);
  expect(await readKeys()).toEqual(["test:1", "test:2", "test:3"]);
  await deleteEndedCounts(appContext.db, 2);
  expect(await readKeys()).toEqual(["test:2", "test:3"]);
});

test("the table contains names of limits and hashes, but no address, e-mail or phone", async () => {
  await appContext.db.delete(attemptCounts);
  const keys = ["192.0.2.1", "192.0.2.1 owner@firm.example", "355691234567", "x".repeat(5_000)];
  const limits: AttemptLimit[] = keys.map((key) => ({ ...threePerHour, key }));
  expect(await appContext.attempts.limiter.take(limits)).toBe(0);
  const stored = await readKeys();
  expect(new Set(stored).size).toBe(keys.length);
  for (const key of stored) expect(key).toMatch(/^test:[\w-]{43}$/);
});

async function readKeys(): Promise<string[]> {
  const rows = await appContext.db.select().from(attemptCounts).orderBy(attemptCounts.key);
  return rows.map(({ key }) => key);
}

async function order(ctx: ServiceContext, phone: string): Promise<void> {
  await createOrder(ctx, { ...createOrderRequest([product]), phone });
}
