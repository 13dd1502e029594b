import pino from "pino";
import { loadConfig } from "./config.ts";
import type { House } from "./house.ts";
import { createApp } from "./http/app.ts";
import { baseHeaders } from "./http/security-headers.ts";
import { listen } from "./listen.ts";
import { loadBuild, type Build } from "./load-build.ts";
import { openAccounts } from "./open-accounts.ts";
import { openHouse } from "./open-house.ts";
import { openNotices } from "./open-notices.ts";

const oldestNode = [24, 12];

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  requireNode(process.versions.node);
  const config = loadConfig();
  const log = pino({ level: config.logLevel });
  const stopping = new AbortController();
  // From the first moment on, so that a stop during the start leaves no database behind.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => stopping.abort());
  }
  // Read before the database starts, which a missing build must not leave running.
  const build = await loadBuild(config.publicUrl);
  const house = await openHouse(config, log, stopping.signal);
  try {
    await serve(house, build, stopping.signal);
  } finally {
    await house.close();
  }
}

/** Serves until the process is asked to end. */
async function serve(house: House, build: Build, stopping: AbortSignal): Promise<void> {
  const { config } = house;
  const { accounts, setupCode, close: closeAccounts } = await openAccounts(house);
  const app = createApp({ house, accounts, ...build });
  const server = await listen({
    fetch: app.fetch,
    port: config.port,
    host: config.host,
    headers: baseHeaders(config),
  });
  const notices = openNotices(house);
  const data = config.databaseUrl ? "PostgreSQL at DATABASE_URL" : config.dataDir;
  announce(config.publicUrl, data, setupCode);
  await untilAborted(stopping);
  await server.close();
  await notices.close();
  await closeAccounts();
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function announce(address: string, data: string, setupCode: string | undefined): void {
  process.stdout.write(`Ready at ${address} (data: ${data})\n`);
  if (setupCode === undefined) return;
  process.stdout.write(
    `Setup code for the first admin: ${setupCode} (enter it at ${address}/admin/setup)\n`,
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
