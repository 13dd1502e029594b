import type { Logger } from "pino";
import type { AppContext } from "./app-context.ts";
import type { Config } from "./config.ts";
import { connectDatabase } from "./db/client.ts";
import { describeError } from "./db/describe-error.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { openDatabaseSource, type DatabaseSource } from "./db/open-database-source.ts";
import { seedDatabase } from "./db/seed/seed-database.ts";
import { writeExchangeRates } from "./db/write-exchange-rates.ts";
import { createAttemptLimiter } from "./limits/attempt-limiter.ts";
import { openPostgresCounters } from "./limits/postgres-counters.ts";
import { pruneAttemptCounts } from "./limits/prune-attempt-counts.ts";
import { Tally } from "./limits/tally.ts";
import { createPostgresChangeFeed } from "./live/postgres-change-feed.ts";
import { pruneChangesHourly } from "./live/prune-changes.ts";
import { createChangeQueue } from "./queue/change-queue.ts";
import { pruneImportsHourly } from "./services/imports/prune-imports.ts";
import { sweepUploadsHourly } from "./services/uploads/sweep-uploads.ts";
import { orAbort, untimedSteps, type RunStep } from "./start-steps.ts";
import { createFileStorage } from "./storage/file-storage.ts";

/** An app context with a running, migrated database. */
export type OpenAppContext = AppContext & { close(): Promise<void> };

/** Starts or joins the database, migrates and seeds it, and creates everything that depends on it. */
export async function openAppContext(
  config: Config,
  log: Logger,
  stopping: AbortSignal,
  step: RunStep = untimedSteps,
): Promise<OpenAppContext> {
  const source = await step("database", () => openDatabaseSource(config, log, stopping));
  try {
    return await orAbort(openOnDatabase({ config, log, stopping, step, source }), stopping);
  } catch (error) {
    await source.stop(stopping.aborted);
    throw error;
  }
}

async function openOnDatabase(parts: {
  readonly config: Config;
  readonly log: Logger;
  readonly stopping: AbortSignal;
  readonly step: RunStep;
  readonly source: DatabaseSource;
}): Promise<OpenAppContext> {
  const { config, log, stopping, step, source } = parts;
  await step("schema", () => migrateDatabase(source.url, stopping));
  const database = connectDatabase({
    url: source.url,
    poolSize: config.databasePoolSize,
    onConnectionError: (error) =>
      log.warn({ err: describeError(error) }, "database connection lost"),
  });
  await step("contents", async () => {
    await writeExchangeRates(database.db, config.rates);
    await seedDatabase(database.db, config.seed);
  });
  stopping.throwIfAborted();
  const feed = await createPostgresChangeFeed({ url: source.url, pool: database.pool, log });
  const stopPruning = pruneChangesHourly(database.pool, log);
  const stopPruningImports = pruneImportsHourly(database.pool, log);
  const counters = openPostgresCounters({ url: source.url, log });
  const stopPruningCounts = pruneAttemptCounts(database.db, log);
  const storage = createFileStorage(config);
  const now = (): Date => new Date();
  const stopSweeping = sweepUploadsHourly({ db: database.db, storage, log, now, stopping });
  return {
    config,
    log,
    feed,
    stopping,
    db: database.db,
    storage,
    attempts: {
      limiter: createAttemptLimiter(counters.openCounter),
      factor: config.rateLimitFactor,
    },
    openStreams: new Tally(),
    changeQueue: createChangeQueue(),
    now,
    async close() {
      stopPruning();
      stopPruningImports();
      stopPruningCounts();
      await stopSweeping();
      await feed.close();
      await counters.close();
      await database.close();
      await source.stop();
    },
  };
}
