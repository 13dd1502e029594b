import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { loadConfig } from "./config.ts";
import { openAppContext, type OpenAppContext } from "./open-app-context.ts";

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "open-app-context-"));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

// docs/product/security.md#no-secrets-in-logs
test("a lost database is logged without keys, addresses and statements", async () => {
  const { log, lines } = captureLog();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: "none" });
  const appContext = await openAppContext(config, log, new AbortController().signal);
  await expect.poll(() => appContext.feed.isHearing).toBe(true);
  // One in use, one idle: pg attaches the client to the error of an idle one.
  const [used, idle] = [
    await appContext.db.$client.connect(),
    await appContext.db.$client.connect(),
  ];
  idle.release();
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await expect.poll(() => lines.join("")).toContain("database connection lost");
  await expect.poll(() => lines.join("")).toContain("realtime connection lost");
  used.release(true);
  await appContext.close();
  const text = lines.join("");
  expect(text).toContain("terminating connection due to administrator command");
  const password = new URL(database.url).password;
  for (const secret of ["secretKey", "processID", "SELECT", "read-changes", password]) {
    expect(text).not.toContain(secret);
  }
});

test("app contexts on one database count attempts together, also after a restart", async () => {
  const { log } = captureLog();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: "none" });
  const open = (): Promise<OpenAppContext> =>
    openAppContext(config, log, new AbortController().signal);
  const limit = { name: "test", key: "a", limit: 3, windowMs: 3_600_000 };
  const [first, second] = [await open(), await open()];
  for (const { attempts } of [first, second, first]) {
    expect(await attempts.limiter.take([limit])).toBe(0);
  }
  for (const appContext of [first, second]) {
    expect(await appContext.attempts.limiter.take([limit])).toBeGreaterThan(3_500_000);
    await appContext.close();
  }
  const restarted = await open();
  expect(await restarted.attempts.limiter.take([limit])).toBeGreaterThan(3_500_000);
  await restarted.close();
});
