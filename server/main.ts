import type { DestinationStream, Logger } from "pino";
import { loadConfig, type Config } from "./config.ts";
import { createLog } from "./create-log.ts";
import { describeError } from "./db/describe-error.ts";
import { describeStartError } from "./describe-start-error.ts";
import { createApp } from "./http/app.ts";
import { connectionLimits } from "./http/connection-limits.ts";
import { baseHeaders } from "./http/security-headers.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { runProductIndexer } from "./jobs/run-product-indexer.ts";
import { listen } from "./listen.ts";
import { loadBuild } from "./load-build.ts";
import { openAccounts } from "./open-accounts.ts";
import { openAppContext } from "./open-app-context.ts";
import { openMonitoring } from "./open-monitoring.ts";
import { readVersion } from "./read-version.ts";
import { isAbort, orAbort, timeSteps, type ReportStep } from "./start-steps.ts";
import { createStopSignal, type StopSignal } from "./stop-signal.ts";
import { waitForApp } from "./wait-for-app.ts";

const oldestNode = [24, 12];

export type StartOptions = {
  /** Receives each completed step instead of the log. */
  readonly reportStep?: ReportStep;
  /** Receives the log's lines instead of standard output. */
  readonly logDestination?: DestinationStream;
};

/** Runs the server until it receives a stop signal; returns the exit code. */
export async function runServer(options: StartOptions = {}): Promise<number> {
  const stop = createStopSignal();
  // Listen from the beginning, so that a stop during the start leaves no database running. Use `on`
  // instead of `once`: under npm, Ctrl-C reaches the process twice, from the terminal and from npm.
  process.on("SIGTERM", () => stop.request());
  process.on("SIGINT", () => stop.request(true));
  let config: Config | undefined;
  try {
    requireNode(process.versions.node);
    config = loadConfig();
    await run(config, options, stop);
    return 0;
  } catch (error) {
    if (isAbort(error, stop.signal)) return 0;
    process.stderr.write(`${describeStartError(error, config)}\n`);
    return 1;
  }
}

// Undefined in versions of Node that are too old; runServer reports those.
if (!Object.is(import.meta.main, false)) process.exit(await runServer());

async function run(config: Config, options: StartOptions, stop: StopSignal): Promise<void> {
  const stopping = stop.signal;
  const startedAt = performance.now();
  const log = createLog(config.logLevel, options.logDestination);
  endOnUncaughtErrors(log);
  const step = timeSteps(
    options.reportStep ??
      ((name, ms) => log.info({ step: name, ms: Math.round(ms) }, "start step done")),
  );
  const monitoring = await openMonitoring(config, readVersion());
  const waiting = waitForApp();
  // Listen first, to report a port in use before a database is created.
  const server = await listen({
    fetch: waiting.fetch,
    port: config.port,
    host: config.host,
    headers: baseHeaders(config),
    limits: connectionLimits(config),
    metrics: monitoring.metrics,
  });
  // Load before the database starts, so that a missing build doesn't leave it running.
  const build = await step("pages", () => loadBuild(config.publicUrl, config.retention));
  const appContext = await openAppContext(config, log, stopping, step, monitoring);
  monitoring.watch(appContext);
  try {
    const accounts = await step("accounts", () => orAbort(openAccounts(appContext), stopping));
    waiting.open(createApp({ appContext, accounts: accounts.accounts, ...build }));
    const jobs = await runJobs(appContext);
    const indexer = runProductIndexer(appContext);
    stop.drainFirst(config.drainMs, () => waiting.drain());
    announce(config, accounts.setupCode, performance.now() - startedAt);
    await untilAborted(stopping);
    // Jobs stop at once; running requests may still queue some.
    await Promise.all([server.close().then(() => accounts.close()), jobs.close(), indexer.close()]);
  } finally {
    await appContext.close();
    await monitoring.close();
  }
}

/** By default Node prints the error with all its properties: statements, parameters, keys. */
function endOnUncaughtErrors(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: describeError(error) }, "uncaught error");
    process.exit(1);
  });
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function announce(config: Config, setupCode: string | undefined, ms: number): void {
  const { publicUrl, databaseUrl, dataDir } = config;
  const data = databaseUrl ? "PostgreSQL at DATABASE_URL" : dataDir;
  const seconds = (ms / 1_000).toFixed(1);
  process.stdout.write(`Ready at ${publicUrl} (data: ${data}) after ${seconds} s\n`);
  if (setupCode === undefined) return;
  process.stdout.write(
    `Setup code for the first admin: ${setupCode} (enter it at ${publicUrl}/admin/setup)\n`,
  );
}

function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major === oldestMajor && minor >= oldestMinor) return;
  throw new Error(
    `This program needs Node ${oldestNode.join(".")} or a later 24, not ${version}. Start it with npm start.`,
  );
}
