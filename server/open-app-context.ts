import type { Logger } from "pino";
import type { AppContext, Monitoring } from "./app-context.ts";
import type { Config } from "./config.ts";
import { connectDatabase } from "./db/client.ts";
import { describeError } from "./db/describe-error.ts";
import { openDatabaseSource, type DatabaseSource } from "./db/open-database-source.ts";
import { prepareSchema } from "./db/prepare-schema.ts";
import { seedDatabase } from "./db/seed/seed-database.ts";
import { writeExchangeRates } from "./db/write-exchange-rates.ts";
import { openJobQueue } from "./jobs/job-queue.ts";
import { createSeal } from "./jobs/seal.ts";
import { LiveStreams } from "./live/live-streams.ts";
import { createPostgresChangeFeed } from "./live/postgres-change-feed.ts";
import { SharedReads } from "./live/shared-reads.ts";
import { noMetrics } from "./metrics/metrics.ts";
import { openPublicReads } from "./open-public-reads.ts";
import { readVersion } from "./read-version.ts";
import { loadSecret } from "./services/accounts/secret.ts";
import { fillNewProduct } from "./services/dimensions/fill-dimensions.ts";
import { createAttemptLimiter } from "./services/limits/attempt-limiter.ts";
import { openPostgresCounters } from "./services/limits/postgres-counters.ts";
import { Tally } from "./services/limits/tally.ts";
import { createChangeQueue } from "./services/queue/keyed-queue.ts";
import { keepReader } from "./services/search/keep-reader.ts";
import { createProductIndex } from "./services/search/product-index.ts";
import { orAbort, untimedSteps, type RunStep } from "./start-steps.ts";
import { createFileStorage } from "./storage/file-storage.ts";
import { traceQueries } from "./tracing/trace-queries.ts";
import { noTracing } from "./tracing/tracing.ts";

/** An app context with a running, migrated database. */
export type OpenAppContext = AppContext & { close(): Promise<void> };

const noMonitoring: Monitoring = { metrics: noMetrics, tracing: noTracing };

/** Starts or joins the database, migrates and seeds it, and creates everything that depends on it. */
export async function openAppContext(
  config: Config,
  log: Logger,
  stopping: AbortSignal,
  step: RunStep = untimedSteps,
  monitoring: Monitoring = noMonitoring,
): Promise<OpenAppContext> {
  const source = await step("database", () => openDatabaseSource(config, log, stopping));
  try {
    return await orAbort(
      openOnDatabase({ config, log, stopping, step, source, monitoring }),
      stopping,
    );
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
  readonly monitoring: Monitoring;
}): Promise<OpenAppContext> {
  const { config, log, stopping, step, source, monitoring } = parts;
  await step("schema", () => prepareSchema(source, log, stopping));
  const database = connectDatabase({
    url: source.url,
    poolSize: config.databasePoolSize,
    isPrimaryRequired: true,
    onConnectionError: (error) =>
      log.warn({ err: describeError(error) }, "database connection lost"),
  });
  traceQueries(database.pool, monitoring.tracing);
  await step("contents", async () => {
    await writeExchangeRates(database.db, config.rates);
    await seedDatabase(database.db, config.seed, fillNewProduct);
  });
  stopping.throwIfAborted();
  const [feed, jobs, secret] = await Promise.all([
    createPostgresChangeFeed({ url: source.url, pool: database.pool, log }),
    openJobQueue(database.pool, log, monitoring),
    loadSecret(config),
  ]);
  const { db } = database;
  const publicReads = openPublicReads({ config, db, feed, log, ...monitoring });
  const counters = openPostgresCounters({ url: source.url, log });
  return {
    ...monitoring,
    version: readVersion(),
    config,
    log,
    feed,
    jobs,
    seal: createSeal(secret),
    stopping,
    db,
    publicReads,
    productDimensions: new SharedReads(feed),
    databaseUrl: source.url,
    storage: createFileStorage(config),
    attempts: {
      limiter: createAttemptLimiter(counters.openCounter),
      factor: config.rateLimitFactor,
    },
    openStreams: new Tally(),
    liveStreams: new LiveStreams(feed, log, stopping),
    changeQueue: createChangeQueue(),
    productIndex: createProductIndex(db, keepReader(db, feed)),
    now: () => new Date(),
    async close() {
      await jobs.close();
      await publicReads.close();
      await feed.close();
      await counters.close();
      await database.close();
      await source.stop();
    },
  };
}
