import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  busyMachine,
  createTestDatabase,
  type TestDatabase,
} from "#server/testing/test-database.ts";
import { createAttemptLimiter, type AttemptLimit, type AttemptLimiter } from "./attempt-limiter.ts";
import { createMemoryCounters } from "./memory-counters.ts";
import { openPostgresCounters, type PostgresCounters } from "./postgres-counters.ts";
import { toNetwork } from "./to-network.ts";

const limiters: Record<string, AttemptLimiter> = {};
let database: TestDatabase;
let counters: PostgresCounters;

beforeAll(async () => {
  database = await createTestDatabase();
  const log = pino({ level: "silent" });
  counters = openPostgresCounters({ url: database.url, log, ...busyMachine });
  limiters["in memory"] = createAttemptLimiter(createMemoryCounters());
  limiters["in PostgreSQL"] = createAttemptLimiter(counters.openCounter);
});

afterAll(async () => {
  await counters.close();
  await database.close();
});

const start = Date.parse("2026-01-01T00:00:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: start }));

/** Each test and limiter has its own names. */
function threePerMinute(key = "a"): AttemptLimit {
  return { name: `test-${randomUUID()}`, key, limit: 3, windowMs: 60_000 };
}

const stores = ["in memory", "in PostgreSQL"];

test.each(stores)("%s, a window begins with its first attempt and ends for all", async (store) => {
  const limiter = getLimiter(store);
  const limit = threePerMinute();
  for (const time of [0, 20_000, 40_000]) {
    vi.setSystemTime(start + time);
    expect(await limiter.take([limit])).toBe(0);
  }
  vi.setSystemTime(start + 45_000);
  expect(await limiter.take([limit])).toBe(15_000);
  vi.setSystemTime(start + 60_000);
  for (let index = 0; index < 3; index += 1) expect(await limiter.take([limit])).toBe(0);
  expect(await limiter.take([limit])).toBe(60_000);
});

test.each(stores)("%s, rejected attempts don't prolong the wait", async (store) => {
  const limiter = getLimiter(store);
  const limit = threePerMinute();
  for (let second = 0; second < 60; second += 1) {
    vi.setSystemTime(start + second * 1_000);
    expect(await limiter.take([limit])).toBe(second < 3 ? 0 : (60 - second) * 1_000);
  }
});

test.each(stores)("%s, an attempt above the limit of one key counts on none", async (store) => {
  const limiter = getLimiter(store);
  const limit = threePerMinute();
  const other = { ...threePerMinute("b"), limit: 1 };
  expect(await limiter.take([limit, other])).toBe(0);
  for (let index = 0; index < 5; index += 1) {
    expect(await limiter.take([limit, other])).toBe(60_000);
  }
  expect(await limiter.take([limit])).toBe(0);
  expect(await limiter.take([limit])).toBe(0);
  expect(await limiter.take([limit])).toBe(60_000);
});

test.each(stores)("%s, giveBack removes an attempt, and clear resets a key", async (store) => {
  const limiter = getLimiter(store);
  const limit = threePerMinute();
  for (let index = 0; index < 9; index += 1) {
    expect(await limiter.take([limit])).toBe(0);
    await limiter.giveBack([limit]);
  }
  for (let index = 0; index < 3; index += 1) await limiter.take([limit]);
  expect(await limiter.take([limit])).toBe(60_000);
  await limiter.giveBack([limit]);
  expect(await limiter.take([limit])).toBe(0);
  expect(await limiter.take([limit])).toBe(60_000);
  await limiter.clear(limit);
  expect(await limiter.take([limit])).toBe(0);
});

test.each(stores)("%s, an attempt given back after its window adds none", async (store) => {
  const limiter = getLimiter(store);
  const limit = threePerMinute();
  for (let index = 0; index < 3; index += 1) await limiter.take([limit]);
  vi.setSystemTime(start + 60_000);
  for (let index = 0; index < 3; index += 1) await limiter.giveBack([limit]);
  for (let index = 0; index < 3; index += 1) expect(await limiter.take([limit])).toBe(0);
  expect(await limiter.take([limit])).toBe(60_000);
});

test.each(stores)("%s, parallel attempts can't exceed the limit", async (store) => {
  const limiter = getLimiter(store);
  const limit = threePerMinute();
  const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.take([limit])));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

test.each(stores)("%s, equal keys of two limits count separately", async (store) => {
  const limiter = getLimiter(store);
  const limits = [threePerMinute(), threePerMinute()];
  for (const limit of limits) {
    for (let index = 0; index < 3; index += 1) expect(await limiter.take([limit])).toBe(0);
  }
  for (const limit of limits) expect(await limiter.take([limit])).toBe(60_000);
});

test("an attempt that one process gives back is free at another within 10 s", async () => {
  const here = getLimiter("in PostgreSQL");
  const elsewhere = createAttemptLimiter(counters.openCounter);
  const limit = threePerMinute();
  for (let index = 0; index < 3; index += 1) await here.take([limit]);
  expect(await elsewhere.take([limit])).toBe(60_000);
  await here.giveBack([limit]);
  vi.setSystemTime(start + 10_000);
  expect(await elsewhere.take([limit])).toBe(0);
  expect(await elsewhere.take([limit])).toBe(50_000);
});

test("memory is bounded: the least recently used keys are evicted first", async () => {
  const limiter = createAttemptLimiter(createMemoryCounters(2));
  const once = (key: string): Promise<number> =>
    limiter.take([{ name: key === "c" ? "second" : "first", key, limit: 1, windowMs: 1_000 }]);
  await once("a");
  await once("b");
  await once("c");
  expect(await once("b")).toBe(1_000);
  expect(await once("c")).toBe(1_000);
  expect(await once("a")).toBe(0);
});

test.each([
  ["192.0.2.1", "::ffff:192.0.2.1"],
  ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff:ffff:ffff:ffff"],
  ["fe80::1%eth0", "fe80::2"],
  ["::1", "0:0:0:0:0:0:0:1"],
])("%s and %s count as one network", (one, other) => {
  expect(toNetwork(one)).toBe(toNetwork(other));
});

test.each([
  ["192.0.2.1", "192.0.2.2"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
  ["2001:db8::1", "2001:db8:1::1"],
])("%s and %s count as two networks", (one, other) => {
  expect(toNetwork(one)).not.toBe(toNetwork(other));
});

function getLimiter(store: string): AttemptLimiter {
  const limiter = limiters[store];
  if (!limiter) throw new Error(`No limiter ${store}`);
  return limiter;
}
