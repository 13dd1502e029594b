import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { getMigrationPlans, type PgBoss } from "pg-boss";
import packageJson from "pg-boss/package.json" with { type: "json" };
import pino from "pino";
import { createBoss } from "./create-boss.ts";
import { queues } from "./queues.ts";

/** Version of the queue's schema that the installed pg-boss works with. */
export const jobQueueVersion: number = packageJson.pgboss.schema;

/**
 * Migrates the queue's schema, with the indexes that pg-boss would otherwise build while it serves, for which
 * it would have to be the owner.
 */
export async function upgradeJobQueue(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>("SELECT version FROM pgboss.version");
  const version = rows[0]?.version ?? 0;
  if (version >= jobQueueVersion) return;
  // A concurrent build waits for all statements, also for those of servers that wait for this migration.
  await client.query(getMigrationPlans("pgboss", version).replaceAll(" CONCURRENTLY", ""));
}

/**
 * Creates the schema of the job queue and its queues.
 * @param url URL of the database, with a role that may create schemas.
 */
export async function installJobQueue(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: "shop-migrate",
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection fails the running statement; without a listener it would end the process.
  pool.on("error", () => undefined);
  const boss = createBoss(pool, pino({ level: "silent" }), { supervise: false, schedule: false });
  try {
    await boss.start();
    await installQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}

/** Creates the queues, or updates their settings. */
export async function installQueues(boss: PgBoss): Promise<void> {
  const installed = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, { policy, ...settings }] of Object.entries(queues)) {
    const queue = installed.get(name);
    const merged = { ...queue, ...settings };
    if (!queue) await boss.createQueue(name, { policy, ...settings });
    else if (!isDeepStrictEqual(queue, merged)) await boss.updateQueue(name, settings);
  }
}
