import { setImmediate } from "node:timers/promises";
import pg from "pg";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabaseProxy } from "#server/testing/open-database-proxy.ts";
import { recordChange, recordManyChanges } from "#server/testing/record-change.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import type { Change, ChangeFeed } from "./change.ts";
import { createPostgresChangeFeed } from "./postgres-change-feed.ts";

/** A change without a notification is found by the poll every 5 s. */
const longEnough = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
const opened: { close(): Promise<unknown> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

afterAll(() => database.close());

test("a change that another connection commits arrives once", async () => {
  const { got, feed } = await openFeed();
  const other = await connect();
  const id = await recordChange(other, "order");
  feed.announce("order");
  await vi.waitFor(() => expect(getIds(got)).toContain(id), longEnough);
  feed.announce("order");
  await settle(feed, got);
  expect(got.filter((change) => change.entityId === id)).toEqual([
    { seq: expect.any(Number), topic: "order", kind: "updated", entityId: id, isOnlyStock: false },
  ]);
});

test("changes of a few moments are announced together, the first at once", async () => {
  const { got, feed } = await openFeed();
  const other = await connect();
  let notifications = 0;
  other.on("notification", () => (notifications += 1));
  await other.query("LISTEN shop_changes");
  for (let sent = 0; sent < 20; sent += 1) {
    feed.announce("order");
    await setImmediate();
  }
  const last = await recordChange(other, "order");
  feed.announce("order");
  await vi.waitFor(() => expect(getIds(got)).toContain(last), longEnough);
  expect(notifications).toBeGreaterThan(0);
  expect(notifications).toBeLessThan(20);
});

test("a change announced before its commit arrives only after the commit", async () => {
  const { got, feed } = await openFeed();
  const other = await connect();
  await other.query("BEGIN");
  const id = await recordChange(other);
  await settle(feed, got);
  expect(getIds(got)).not.toContain(id);
  await other.query("COMMIT");
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got)).toContain(id), longEnough);
});

// docs/product/reliability.md#nothing-lost
test("changes that are committed out of order arrive once each", async () => {
  const { got, feed } = await openFeed();
  const slow = await connect();
  await slow.query("BEGIN");
  const low = await recordChange(slow);
  const high = await recordChange(database.pool);
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got)).toContain(high), longEnough);
  expect(getIds(got)).not.toContain(low);
  await slow.query("COMMIT");
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got)).toContain(low), longEnough);
  await settle(feed, got);
  expect(getIds(got).filter((id) => id === low || id === high)).toEqual([high, low]);
});

test("a rolled-back change never arrives and delays no other", async () => {
  const { got, feed } = await openFeed();
  const other = await connect();
  await other.query("BEGIN");
  const lost = await recordChange(other);
  await other.query("ROLLBACK");
  const recorded = await recordChange(database.pool);
  await settle(feed, got);
  expect(getIds(got)).toContain(recorded);
  expect(getIds(got)).not.toContain(lost);
});

test("finds a change without a notification", async () => {
  const { got } = await openFeed();
  const id = await recordChange(database.pool);
  await vi.waitFor(() => expect(getIds(got)).toContain(id), longEnough);
});

// docs/product/reliability.md#several-servers
test("realtime: two processes on one database receive each other's changes once", async () => {
  const first = await openFeed();
  const second = await openFeed();
  const ids = [await recordChange(database.pool), await recordChange(database.pool, "order")];
  first.feed.announce("product");
  await vi.waitFor(
    () => expect(getIds(second.got)).toEqual(expect.arrayContaining(ids)),
    longEnough,
  );
  await settle(second.feed, first.got);
  for (const { got } of [first, second]) {
    expect(getIds(got).filter((id) => ids.includes(id))).toEqual(ids);
  }
});

// docs/product/reliability.md#lost-connections
test("reopens a killed connection without losing changes committed in between", async () => {
  const { got, feed } = await openFeed();
  await vi.waitFor(() => expect(feed.isHearing).toBe(true), longEnough);
  let woken = 0;
  feed.watch("product", () => (woken += 1));
  expect(await killListeners()).toBeGreaterThan(0);
  await vi.waitFor(() => expect(feed.isHearing).toBe(false), longEnough);
  const during = await recordChange(database.pool);
  await vi.waitFor(() => expect(feed.isHearing).toBe(true), longEnough);
  await vi.waitFor(() => expect(getIds(got)).toContain(during), longEnough);
  expect(woken).toBeGreaterThan(0);
  const after = await recordChange(database.pool);
  await database.pool.query("SELECT pg_notify('shop_changes', '')");
  await vi.waitFor(() => expect(getIds(got)).toContain(after), longEnough);
  expect(getIds(got).filter((id) => id === during || id === after)).toEqual([during, after]);
});

test("a feed that closes while reconnecting leaves no connection open", async () => {
  const proxy = await openDatabaseProxy(database.url);
  opened.push(proxy);
  const { feed } = await openFeed(proxy.url);
  await vi.waitFor(() => expect(feed.isHearing).toBe(true), longEnough);
  proxy.hold();
  await killListeners();
  await vi.waitFor(() => expect(proxy.waiting()).toBe(1), longEnough);
  const closing = feed.close();
  proxy.release();
  await closing;
  // A leaked connection would be open by now.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await vi.waitFor(async () => expect(await countListeners()).toBe(0), longEnough);
});

test("more changes than one page all arrive, in order", async () => {
  const { got, feed } = await openFeed();
  const ids = await recordManyChanges(database.pool, 2_500);
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got).slice(-1)).toEqual(ids.slice(-1)), longEnough);
  expect(getIds(got).slice(-2_500)).toEqual(ids);
});

test("a process that starts late begins near the end, even after old changes were removed", async () => {
  await recordManyChanges(database.pool, 1_500);
  const { rows } = await database.pool.query<{ last: string }>(
    "SELECT max(seq) AS last FROM changes",
  );
  await database.pool.query("DELETE FROM changes");
  const { got, feed } = await openFeed();
  expect(feed.lastSeq).toBeGreaterThanOrEqual(Number(rows[0]?.last) - 500);
  const id = await recordChange(database.pool);
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got)).toEqual([id]), longEnough);
});

test("stops calling listeners that unsubscribed or stopped watching", async () => {
  const { feed, got } = await openFeed();
  const seen: Change[] = [];
  let woken = 0;
  feed.subscribe((change) => seen.push(change))();
  feed.watch("product", () => (woken += 1))();
  const id = await recordChange(database.pool);
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got)).toContain(id), longEnough);
  expect({ seen, woken }).toEqual({ seen: [], woken: 0 });
});

async function openFeed(url = database.url): Promise<{ feed: ChangeFeed; got: Change[] }> {
  const log = pino({ level: "silent" });
  const feed = await createPostgresChangeFeed({ url, pool: database.pool, log });
  opened.push(feed);
  const got: Change[] = [];
  feed.subscribe((change) => got.push(change));
  return { feed, got };
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  opened.push({ close: () => client.end() });
  return client;
}

function getIds(changes: readonly Change[]): string[] {
  return changes.map((change) => change.entityId);
}

/** Waits until a change committed now has arrived, and with it all earlier ones. */
async function settle(feed: ChangeFeed, got: readonly Change[]): Promise<void> {
  const id = await recordChange(database.pool);
  feed.announce("product");
  await vi.waitFor(() => expect(getIds(got)).toContain(id), longEnough);
}

async function killListeners(): Promise<number> {
  const { rowCount } = await database.pool.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'shop-live'`);
  return rowCount ?? 0;
}

async function countListeners(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'shop-live'`);
  return rows[0]?.count ?? -1;
}
