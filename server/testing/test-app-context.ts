import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino, { type Logger } from "pino";
import { visitor, type Actor } from "#domain/roles.ts";
import type { AppContext, Monitoring } from "#server/app-context.ts";
import { loadConfig, type Config } from "#server/config.ts";
import { users } from "#server/db/schema/auth.ts";
import { openJobQueue } from "#server/jobs/job-queue.ts";
import { createSeal } from "#server/jobs/seal.ts";
import { LiveStreams } from "#server/live/live-streams.ts";
import { createPostgresChangeFeed } from "#server/live/postgres-change-feed.ts";
import { SharedReads } from "#server/live/shared-reads.ts";
import { noMetrics } from "#server/metrics/metrics.ts";
import { openPublicReads } from "#server/open-public-reads.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createAttemptLimiter } from "#server/services/limits/attempt-limiter.ts";
import { openPostgresCounters } from "#server/services/limits/postgres-counters.ts";
import { Tally } from "#server/services/limits/tally.ts";
import type { ProductDimensions } from "#server/services/products/list-product-dimensions.ts";
import { createChangeQueue } from "#server/services/queue/keyed-queue.ts";
import { keepReader } from "#server/services/search/keep-reader.ts";
import { createProductIndex } from "#server/services/search/product-index.ts";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { noTracing } from "#server/tracing/tracing.ts";
import {
  busyMachine,
  createTestDatabase,
  joinTestDatabase,
  testRates,
  type TestDatabaseSettings,
} from "./test-database.ts";

/** An app context with its own database, for one test file. */
export type TestAppContext = AppContext & {
  /** The service context of a call by an actor. */
  actAs(actor?: Actor): ServiceContext;
  close(): Promise<void>;
};

export type TestSettings = Partial<Monitoring> & TestDatabaseSettings;

/** The secret of test servers. */
export const testSecret = "a-test-secret-of-more-than-32-characters";

/** An admin without a database row: services trust the actor that the HTTP layer found. */
export const testAdmin: Actor = {
  kind: "user",
  userId: "test-admin",
  email: "admin@shop.example",
  name: "Test Admin",
  isAdmin: true,
};

/** A customer; `createTestAppContext` writes the row that carts and orders refer to. */
export const testCustomer: Actor = {
  kind: "user",
  userId: "test-customer",
  email: "customer@shop.example",
  name: "Test Customer",
  isAdmin: false,
};

/**
 * Opens an app context with an empty, migrated database and its own data folder.
 * @param settings With the `databaseUrl` of another app context it is a second process on that database.
 */
export async function createTestAppContext(
  settings: Partial<Config> = {},
  log: Logger = pino({ level: "silent" }),
  { metrics = noMetrics, tracing = noTracing, ...rest }: TestSettings = {},
): Promise<TestAppContext> {
  const limits = { ...rest, tracing };
  const database = settings.databaseUrl
    ? joinTestDatabase(settings.databaseUrl, limits)
    : await createTestDatabase(limits);
  const dataDir = await mkdtemp(join(tmpdir(), "shop-app-context-"));
  const feed = await createPostgresChangeFeed({ url: database.url, pool: database.pool, log });
  const jobs = await openJobQueue(database.pool, log, { isMaintained: false, tracing });
  const stopping = new AbortController();
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000" }),
    rates: testRates,
    isPublicUrlSet: settings.publicUrl !== undefined,
    ...settings,
  };
  await database.db
    .insert(users)
    .values(
      [testAdmin, testCustomer].flatMap((actor) =>
        actor.kind === "user"
          ? [{ id: actor.userId, email: actor.email, name: actor.name, emailVerified: true }]
          : [],
      ),
    )
    .onConflictDoNothing();
  const { db } = database;
  const publicReads = openPublicReads({ config, db, feed, log, metrics, tracing });
  const counters = openPostgresCounters({ url: database.url, log, ...busyMachine });
  const appContext = {
    metrics,
    tracing,
    version: "0.0.0-test",
    config,
    db,
    publicReads,
    productDimensions: new SharedReads<ProductDimensions>(feed),
    databaseUrl: database.url,
    log,
    feed,
    jobs,
    seal: createSeal(testSecret),
    storage: createFileStorage(config),
    attempts: {
      limiter: createAttemptLimiter(counters.openCounter),
      factor: config.rateLimitFactor,
    },
    openStreams: new Tally(),
    liveStreams: new LiveStreams(feed, log, stopping.signal),
    changeQueue: createChangeQueue(),
    productIndex: createProductIndex(db, keepReader(db, feed)),
    now: () => new Date(),
    stopping: stopping.signal,
  };
  return {
    ...appContext,
    actAs: (actor = visitor) => ({
      ...appContext,
      actor,
      clientAddress: "192.0.2.1",
      announceChanges: (topic, stockOf) => feed.announce(topic, stockOf),
    }),
    async close() {
      stopping.abort();
      await jobs.close();
      await publicReads.close();
      await feed.close();
      await counters.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
