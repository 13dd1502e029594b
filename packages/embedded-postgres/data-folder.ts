import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeConnection } from "./connection-file.ts";
import type { DatabaseLocation } from "./database-location.ts";
import { makeDraft, removeAbandonedDrafts } from "./drafts.ts";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { describeFailure, notADatabase } from "./postgres-failure.ts";
import type { PostgresPrograms } from "./postgres-programs.ts";
import { runAs } from "./run-as.ts";

/** The role that owns all database objects. */
export const databaseRole = "shop";

/**
 * Settings of a new database, written to its postgresql.conf, where an operator may change them.
 * Statements and row values stay out of the log, because they contain customers' data.
 */
const settings: Readonly<Record<string, string>> = {
  shared_buffers: "64MB",
  max_connections: "100",
  maintenance_work_mem: "64MB",
  max_wal_size: "256MB",
  min_wal_size: "64MB",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

/**
 * Ensures that a data folder of the right version exists. A new one is created as a draft and renamed
 * when complete, so that a start killed halfway leaves nothing that breaks the next one.
 * @param log Receives one line when a new database is created.
 * @param stopping Aborts.
 * @throws {EmbeddedPostgresError} WRONG_VERSION, DATA_DAMAGED, DISK_FULL or START_FAILED.
 */
export async function ensureDataFolder(
  location: DatabaseLocation,
  programs: PostgresPrograms,
  log: (message: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  await removeAbandonedDrafts(location.home);
  const names = await readdir(location.folder).catch((error: unknown) => {
    if (hasErrorCode(error, "ENOENT")) return [];
    throw notADatabase(location.folder, error);
  });
  if (names.length === 0) {
    log(`Making a new database in ${location.folder}`);
    await makeDataFolder(location, programs, stopping);
  }
  await assertVersion(location.folder, programs.major);
}

async function makeDataFolder(
  location: DatabaseLocation,
  programs: PostgresPrograms,
  stopping: AbortSignal,
): Promise<void> {
  const { home, folder, user } = location;
  const draft = await makeDraft(home);
  try {
    const password = randomBytes(24).toString("base64url");
    const [data, passwordFile] = [join(draft, "data"), join(draft, "password")];
    await mkdir(data, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    for (const path of [passwordFile, data, draft]) {
      if (user !== null) await chown(path, user.uid, user.gid);
    }
    const args = [
      `--pgdata=${data}`,
      `--username=${databaseRole}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      // Sorts by code point, but handles letters beyond ASCII as letters (upper, lower, trigrams).
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      `--lc-ctype=${process.platform === "darwin" ? "UTF-8" : "C.UTF-8"}`,
      "--data-checksums",
      "--no-instructions",
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ];
    const { ok, output } = await runAs(user, programs.initdb, args, stopping);
    stopping.throwIfAborted();
    if (!ok) throw describeFailure(output, `Can't make a database in ${folder}`);
    await writeConnection(location, { password, port: 0 }, data);
    await rename(data, folder).catch((error: unknown) => {
      // Another server started at the same time and was faster; use its database.
      if (!hasErrorCode(error, "ENOTEMPTY", "EEXIST")) throw error;
    });
    await syncFolder(home);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function assertVersion(folder: string, major: number): Promise<void> {
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === String(major)) return;
  if (version === "") {
    throw notADatabase(folder);
  }
  throw new EmbeddedPostgresError(
    "WRONG_VERSION",
    `The database in ${folder} is of PostgreSQL ${version}, this server brings ${major}; ` +
      `start it with the release that made it, or run a PostgreSQL ${version} on it and set DATABASE_URL`,
  );
}

/** A renamed folder survives a power failure only after its parent is synced to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
