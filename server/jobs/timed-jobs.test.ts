import { PgBoss, TestClock } from "pg-boss";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteJobs } from "#server/testing/job-table.ts";
import { recordChange } from "#server/testing/record-change.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { runAsOwner, toAdminUrl } from "#server/testing/test-database.ts";
import { runJobs } from "./run-jobs.ts";
import { createTimedJob, scheduleTimedJobs } from "./schedule-timed-jobs.ts";
import { timedJobs } from "./timed-jobs.ts";

let appContext: TestAppContext;

beforeEach(async () => {
  appContext = await createTestAppContext();
});

afterEach(() => appContext.close());

async function listTimedJobs(): Promise<string[]> {
  const { rows } = await appContext.db.execute<{ job: string }>(
    "SELECT data->>'job' AS job FROM pgboss.job WHERE name = 'timed' ORDER BY 1",
  );
  return rows.map(({ job }) => job);
}

// docs/product/reliability.md#several-servers
test("jobs: two processes add each timed job once at its time", { timeout: 60_000 }, async () => {
  const clock = new TestClock("2026-01-01T00:02:00Z");
  const connectionString = toAdminUrl(appContext.databaseUrl);
  const bosses = [1, 2].map(
    () => new PgBoss({ connectionString, clock, supervise: false, max: 2 }),
  );
  for (const boss of bosses) {
    // The connections end with the database.
    boss.on("error", () => undefined);
    await boss.start();
    await scheduleTimedJobs(boss);
  }
  for (let minute = 0; minute < 60; minute += 1) {
    await clock.tick(60_000);
    await appContext.db.execute(
      `UPDATE pgboss.job SET state = 'completed', completed_on = now()
       WHERE name = 'timed' AND state = 'created'`,
    );
  }
  const expected = Object.entries(timedJobs).flatMap(([name, { cron }]) =>
    Array.from({ length: /^\S+\/5 /.test(cron) ? 12 : 1 }, () => name),
  );
  expect(await listTimedJobs()).toEqual(expected.toSorted());
  for (const boss of bosses) await boss.stop({ graceful: false });
});

// docs/product/reliability.md#busy-database
test("jobs are scheduled once the database answers again", async () => {
  const { jobs } = appContext;
  let failures = 0;
  const add: typeof jobs.add = async (...args) => {
    failures += 1;
    if (failures === 1) throw new Error("timeout exceeded when trying to connect");
    return jobs.add(...args);
  };
  const running = await runJobs({ ...appContext, jobs: { ...jobs, add } });
  await vi.waitFor(
    async () => {
      const { rows } = await appContext.db.execute("SELECT FROM pgboss.schedule");
      expect(rows.length).toBeGreaterThan(0);
      expect(failures).toBeGreaterThan(1);
    },
    { timeout: 10_000, interval: 50 },
  );
  await running.close();
});

test("a timed job that waits or runs is not added again", async () => {
  const add = (): Promise<void> =>
    appContext.jobs.add("timed", [
      createTimedJob("prune-changes"),
      createTimedJob("prune-imports"),
    ]);
  await Promise.all([add(), add()]);
  await appContext.db.execute("UPDATE pgboss.job SET state = 'active', started_on = now()");
  await add();
  expect(await listTimedJobs()).toEqual(["prune-changes", "prune-imports"]);
  await appContext.db.execute("UPDATE pgboss.job SET state = 'completed', completed_on = now()");
  await add();
  expect(await listTimedJobs()).toHaveLength(4);
});

test("a timed job that fails is logged, and the next one runs", { timeout: 30_000 }, async () => {
  await deleteJobs(appContext.db);
  await recordChange(appContext.db.$client);
  await appContext.db.execute("UPDATE changes SET at = now() - interval '49 hours'");
  const warn = vi.spyOn(appContext.log, "warn");
  const jobs = await runJobs(appContext);
  await runAsOwner(appContext.databaseUrl, "ALTER TABLE imports RENAME TO imports_away");
  await appContext.jobs.add("timed", [
    createTimedJob("prune-imports"),
    createTimedJob("prune-changes"),
  ]);
  await vi.waitFor(async () => {
    const { rows } = await appContext.db.execute("SELECT FROM changes");
    expect(rows).toHaveLength(0);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ job: "prune-imports" }),
      "timed job failed",
    );
  }, 60_000);
  await jobs.close();
});
