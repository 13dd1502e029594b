import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { captureLog } from "#server/testing/capture-log.ts";
import { createEmptyDatabase, type EmptyDatabase } from "#server/testing/empty-database.ts";
import { withRole } from "#server/testing/run-statement.ts";
import { loadConfig, type Config } from "./config.ts";
import { AdminDatabaseError } from "./db/admin-database-error.ts";
import { MigrationError } from "./db/migrate.ts";
import { describeStartError } from "./describe-start-error.ts";
import { connectionLimits } from "./http/connection-limits.ts";
import { listen } from "./listen.ts";
import { openAccounts } from "./open-accounts.ts";
import { openAppContext } from "./open-app-context.ts";
import { openMonitoring } from "./open-monitoring.ts";
import { StepError, timeSteps } from "./start-steps.ts";

const adminPassword = "Starts-with-2025";
let dataDir: string;
let database: EmptyDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "start-errors-"));
});

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(() => database.close());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("a host without a PostgreSQL is reported with its port", async () => {
  expect(await startOn("postgres://shop:hidden@127.0.0.1:1/shop")).toBe(
    "DATABASE_URL: connection refused at 127.0.0.1:1",
  );
  expect(await startOn("postgres://shop:hidden@localhost:1/shop")).toBe(
    "DATABASE_URL: connection refused at localhost:1",
  );
});

test("a host that doesn't exist is reported", async () => {
  expect(await startOn("postgres://shop:hidden@nohost.invalid/shop")).toBe(
    "DATABASE_URL: host not found: nohost.invalid",
  );
});

test("a wrong and a missing password are reported without the password", async () => {
  const { username, host } = new URL(database.url);
  const reason = `DATABASE_URL: authentication failed for role "${username}" at ${host}`;
  expect(await startOn(changed({ password: "hidden" }))).toBe(reason);
  expect(await startOn(changed({ password: "" }))).toBe(`${reason}: is the password missing?`);
});

test("a database that doesn't exist is reported", async () => {
  const { host } = new URL(database.url);
  expect(await startOn(changed({ pathname: "/not%20there" }))).toBe(
    `DATABASE_URL: database "not there" does not exist at ${host}`,
  );
});

test("a role without permissions is reported with the missing one", async () => {
  const role = `start_${randomBytes(4).toString("hex")}`;
  await database.client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'hidden'`);
  try {
    const said = await startOn(changed({ username: role, password: "hidden" }));
    expect(said).toMatch(
      new RegExp(`^DATABASE_URL: role "${role}" lacks a right: permission denied for database `),
    );
  } finally {
    await database.client.query(`DROP ROLE ${role}`);
  }
});

// docs/product/reliability.md#clear-start-errors
test("a role that may only use rows can't migrate, and the owner's errors name its setting", async () => {
  const url = withRole(database.url, inject("servingRole"));
  expect(await startOn(url)).toMatch(/permission denied .*set DATABASE_ADMIN_URL to the owner's/);
  const wrong = changed({ password: "hidden" });
  expect(await startOn(url, { DATABASE_ADMIN_URL: wrong })).toMatch(
    /^DATABASE_ADMIN_URL: authentication failed for role /,
  );
  const elsewhere = inject("maintenanceUrl");
  expect(await startOn(url, { DATABASE_ADMIN_URL: elsewhere })).toBe(
    "DATABASE_ADMIN_URL: it and DATABASE_URL name different databases",
  );
  const unreadable = { DATABASE_ADMIN_URL: `${database.url}?sslrootcert=/nowhere.crt` };
  expect(await startOn(url, unreadable)).toMatch(
    /^DATABASE_ADMIN_URL: a file that sslrootcert, .* names can't be read: .*nowhere\.crt/,
  );
});

// docs/product/security.md#verified-connections-to-the-database
test("a database that doesn't prove its name is rejected if the address requires it", async () => {
  // The embedded one has no TLS; another one has no certificate of a public authority.
  expect(await startOn(`${database.url}?sslmode=verify-full`)).toMatch(
    /^DATABASE_URL: .*(?:The server does not support SSL connections|certificate)/,
  );
});

test("a server that isn't PostgreSQL is reported by its address", async () => {
  const other = await listenOn((server) => {
    server.on("connection", (socket) => socket.destroy());
  });
  expect(await startOn(`postgres://shop:hidden@127.0.0.1:${getPort(other)}/shop`)).toMatch(
    new RegExp(`^DATABASE_URL: 127\\.0\\.0\\.1:${getPort(other)}`),
  );
  other.close();
});

test("a failed migration is reported with the innermost cause", async () => {
  await database.client.query("CREATE TABLE uploads (id int)");
  expect(await startOn(database.url)).toBe(
    "DATABASE_URL: Migration 0002_staff failed, and nothing was changed: " +
      'relation "uploads" already exists',
  );
});

test("a failed migration of the embedded database is reported with its folder", () => {
  const cause = new MigrationError("Migration 0002_staff failed, and nothing was changed: no");
  const error = new StepError("schema", new AdminDatabaseError("Migrating failed", { cause }));
  expect(describeStartError(error, loadConfig({ DATA_DIR: dataDir }))).toBe(
    `DATA_DIR ${dataDir}: ${cause.message}`,
  );
});

// docs/product/security.md#no-secrets-in-logs
test("a failed statement is reported by its step and cause, without a password hash", async () => {
  const config = createConfig(database.url, {
    ADMIN_EMAIL: "admin@shop.example",
    ADMIN_PASSWORD: adminPassword,
  });
  const appContext = await openAppContext(config, captureLog().log, new AbortController().signal);
  await database.client.query("ALTER TABLE accounts RENAME TO renamed");
  const step = timeSteps(() => undefined);
  const said = await describeFailure(
    step("accounts", () => openAccounts(appContext)),
    config,
  );
  await appContext.close();
  expect(said).toBe('The start failed at its step "accounts": relation "accounts" does not exist');
});

// docs/product/reliability.md#clear-start-errors
test("a port in use and an address of another machine are reported with their settings", async () => {
  const other = await listenOn(() => undefined);
  const taken = loadConfig({ PORT: String(getPort(other)) });
  expect(await describeFailure(listenWith(taken), taken)).toBe(
    `PORT ${taken.port} is taken: another program listens at 127.0.0.1:${taken.port}. ` +
      "End it, or set another PORT.",
  );
  const watched = loadConfig({ METRICS_PORT: String(taken.port) });
  expect(await describeFailure(openMonitoring(watched, "1.2.3"), watched)).toMatch(
    /^METRICS_PORT \d+ is taken: .* or set another METRICS_PORT\.$/,
  );
  other.close();
  const foreign = loadConfig({ HOST: "192.0.2.1", PORT: "0" });
  expect(await describeFailure(listenWith(foreign), foreign)).toBe(
    "HOST 192.0.2.1 is no address of this machine.",
  );
});

test("an aborted start rejects with the signal's reason", async () => {
  const stopping = new AbortController();
  stopping.abort();
  const start = openAppContext(createConfig(database.url), captureLog().log, stopping.signal);
  await expect(start).rejects.toBe(stopping.signal.reason);
});

function createConfig(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Config {
  return loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: "none", ...settings });
}

/** The error text of a start with that address. */
async function startOn(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const config = createConfig(databaseUrl, settings);
  const { log, lines } = captureLog();
  const start = openAppContext(config, log, new AbortController().signal);
  const said = await describeFailure(start, config);
  expect(`${said}${lines.join("")}`).not.toContain("hidden");
  return said;
}

async function describeFailure(work: Promise<unknown>, config: Config): Promise<string> {
  try {
    await work;
  } catch (error) {
    return describeStartError(error, config);
  }
  throw new Error("The start did not fail");
}

function changed(parts: Partial<Pick<URL, "username" | "password" | "pathname">>): string {
  return Object.assign(new URL(database.url), parts).href;
}

function listenWith(config: Config): Promise<unknown> {
  const { port, host } = config;
  const limits = connectionLimits(config);
  return listen({ fetch: () => new Response("ok"), port, host, headers: {}, limits });
}

async function listenOn(prepare: (server: Server) => void): Promise<Server> {
  const server = createServer();
  prepare(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
