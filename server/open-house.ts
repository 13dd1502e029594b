import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { connectDatabase } from "./db/client.ts";
import { describeError } from "./db/describe-error.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { openDatabaseSource, type DatabaseSource } from "./db/open-database-source.ts";
import { seedDatabase } from "./db/seed/seed-database.ts";
import { writeExchangeRates } from "./db/write-exchange-rates.ts";
import type { House } from "./house.ts";
import { createAttemptRules } from "./limits/attempt-rules.ts";
import { createPostgresChangeFeed } from "./live/postgres-change-feed.ts";
import { pruneChangesHourly } from "./live/prune-changes.ts";
import { createChangeQueue } from "./queue/change-queue.ts";
import { pruneImportsHourly } from "./services/imports/prune-imports.ts";
import { sweepUploadsHourly } from "./services/uploads/sweep-uploads.ts";
import { createFileStorage } from "./storage/file-storage.ts";

/** A house whose database runs and holds the newest schema. */
export type OpenHouse = House & { close(): Promise<void> };

/** Starts or joins the database, migrates and fills it, and opens everything that lives on it. */
export async function openHouse(
  config: Config,
  log: Logger,
  stopping: AbortSignal,
): Promise<OpenHouse> {
  const source = await openDatabaseSource(config, log);
  try {
    await migrateDatabase(source.url);
    return await furnish({ config, log, stopping, source });
  } catch (error) {
    await source.stop();
    throw error;
  }
}

async function furnish(parts: {
  readonly config: Config;
  readonly log: Logger;
  readonly stopping: AbortSignal;
  readonly source: DatabaseSource;
}): Promise<OpenHouse> {
  const { config, log, stopping, source } = parts;
  const database = connectDatabase({
    url: source.url,
    poolSize: config.databasePoolSize,
    onConnectionError: (error) =>
      log.warn({ err: describeError(error) }, "database connection lost"),
  });
  await writeExchangeRates(database.db, config.rates);
  await seedDatabase(database.db, config.seed);
  const feed = await createPostgresChangeFeed({ url: source.url, pool: database.pool, log });
  const stopPruning = pruneChangesHourly(database.pool, log);
  const stopPruningImports = pruneImportsHourly(database.pool, log);
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
    attempts: createAttemptRules(config.rateLimitFactor),
    changeQueue: createChangeQueue(),
    now,
    async close() {
      stopPruning();
      stopPruningImports();
      await stopSweeping();
      await feed.close();
      await database.close();
      await source.stop();
    },
  };
}
