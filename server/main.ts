import pino from "pino";
import { loadConfig } from "./config.ts";
import { createApp } from "./http/app.ts";
import { baseHeaders } from "./http/security-headers.ts";
import { listen } from "./listen.ts";
import { loadBuild } from "./load-build.ts";
import { openAccounts } from "./open-accounts.ts";
import { openHouse } from "./open-house.ts";

const oldestNode = [24, 12];

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  requireNode(process.versions.node);
  const config = loadConfig();
  const log = pino({ level: config.logLevel });
  const stopping = new AbortController();
  const [house, build] = await Promise.all([
    openHouse(config, log, stopping.signal),
    loadBuild(config.publicUrl),
  ]);
  const { accounts, setupCode, close: closeAccounts } = await openAccounts(house);
  const app = createApp({ house, accounts, ...build });
  const server = await listen({
    fetch: app.fetch,
    port: config.port,
    host: config.host,
    headers: baseHeaders(config),
  });

  const stop = async (): Promise<void> => {
    stopping.abort();
    await server.close();
    await closeAccounts();
    await house.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
  announce(
    config.publicUrl,
    config.databaseUrl ? "PostgreSQL at DATABASE_URL" : config.dataDir,
    setupCode,
  );
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
