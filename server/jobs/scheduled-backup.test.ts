import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss, TestClock } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkArchive } from "#server/backup/read-archive.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { toAdminUrl } from "#server/testing/test-database.ts";
import { runJobs } from "./run-jobs.ts";
import { runScheduledBackup, scheduleBackup } from "./scheduled-backup.ts";

let appContext: TestAppContext;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-backups-"));
  const backup = { folder, keep: 2, at: { hour: 3, minute: 0 } };
  appContext = await createTestAppContext({ backup });
});

afterAll(async () => {
  await appContext.close();
  await rm(folder, { recursive: true });
});

// docs/product/reliability.md#daily-backups
test("the newest backups stay, and no file of another name is removed", async () => {
  await writeFile(join(folder, "mine.tar.gz"), "");
  for (const day of [1, 2, 3]) {
    await runScheduledBackup({ ...appContext, now: () => new Date(Date.UTC(2026, 0, day, 2)) });
  }
  const names = ["mine.tar.gz", "shop-20260102T020000Z.tar.gz", "shop-20260103T020000Z.tar.gz"];
  expect(await readdir(folder)).toEqual(names);
  const { head } = await checkArchive(join(folder, "shop-20260103T020000Z.tar.gz"));
  expect(head.hasSecrets).toBe(false);
});

// docs/product/reliability.md#daily-backups
test("a failed backup removes none and is reported", async () => {
  const before = await readdir(folder);
  const error = vi.spyOn(appContext.log, "error");
  const storage = { ...appContext.storage, read: () => Promise.reject(new Error("no storage")) };
  await appContext.db.execute(`
    INSERT INTO uploads (id, bucket, path, state, created_by)
    VALUES (gen_random_uuid(), 'ONLINE SHOP', 'products/a.png', 'stored', 'x')`);
  await expect(runScheduledBackup({ ...appContext, storage })).rejects.toThrow("no storage");
  expect(error).toHaveBeenCalledWith(expect.anything(), "backup failed");
  expect(await readdir(folder)).toEqual(before);
});

// docs/product/reliability.md#daily-backups
test(
  "of two processes one adds the backup at its time in Tirana",
  { timeout: 30_000 },
  async () => {
    const clock = new TestClock("2026-07-01T00:57:30Z");
    const connectionString = toAdminUrl(appContext.databaseUrl);
    const bosses = [1, 2].map(
      () => new PgBoss({ connectionString, clock, supervise: false, max: 2 }),
    );
    for (const boss of bosses) {
      // The connections end with the database.
      boss.on("error", () => undefined);
      await boss.start();
      await scheduleBackup(boss, appContext.config.backup);
    }
    for (let minute = 0; minute < 2; minute += 1) await clock.tick(60_000);
    expect(await countJobs()).toBe(0);
    for (let minute = 0; minute < 4; minute += 1) await clock.tick(60_000);
    expect(await countJobs()).toBe(1);
    for (const boss of bosses) await boss.stop({ graceful: false });
  },
);

// docs/product/reliability.md#daily-backups
test("a process that runs jobs writes the backup that is due", { timeout: 30_000 }, async () => {
  await appContext.db.execute("DELETE FROM pgboss.job");
  await appContext.db.execute("DELETE FROM uploads");
  const before = await readdir(folder);
  const jobs = await runJobs(appContext);
  await appContext.jobs.add("backup", [{ data: {} }]);
  await vi.waitFor(async () => expect(await readdir(folder)).not.toEqual(before), 15_000);
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), 15_000);
  await jobs.close();
});

async function countJobs(): Promise<number | undefined> {
  const { rows } = await appContext.db.execute<{ count: number }>(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'backup' AND state < 'completed'",
  );
  return rows[0]?.count;
}
