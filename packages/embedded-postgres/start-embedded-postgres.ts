import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { bringUp, type Installation, type RunningDatabase } from "./bring-up.ts";
import { readConnection, wasStartedElsewhere, writeConnection } from "./connection-file.ts";
import { databaseRole, ensureDataFolder } from "./data-folder.ts";
import { locateDatabase } from "./database-location.ts";
import { hasErrorCode } from "./embedded-postgres-error.ts";
import { describeFailure } from "./postgres-failure.ts";
import { findPlatformPackage, preparePostgresPrograms } from "./postgres-programs.ts";
import { stopPostmaster } from "./postmaster.ts";
import type { Presence } from "./presence.ts";
import {
  databaseName,
  deriveServingPassword,
  prepareServingRole,
  servingRole,
} from "./serving-role.ts";

/** A running embedded database. */
export type EmbeddedPostgres = {
  /** URL with password of the serving role, which may only use what the owner grants. */
  readonly url: string;
  /** The same with the owner, a superuser, for migrations. */
  readonly adminUrl: string;
  /** PostgreSQL's data folder. */
  readonly dataDir: string;
  /** True if the database was already running. */
  readonly joined: boolean;
  /**
   * Leaves the database, and stops it unless another server uses it. After an urgent stop the next start
   * may take longer; no data is lost.
   */
  stop(isUrgent?: boolean): Promise<void>;
};

const reviveEveryMs = 500;

/**
 * Starts the PostgreSQL installed by npm, or joins the one that already runs on this data, and keeps it
 * running on the same port until `stop`.
 * @param options DATA_DIR, whose folder `postgres` contains the database; a log function; a signal that
 * aborts the start.
 * @throws {EmbeddedPostgresError} With a line on how to fix it; or the reason of `stopping`,
 * after cleaning up the aborted start.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  readonly stopping?: AbortSignal | undefined;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, stopping = new AbortController().signal } = options;
  try {
    return await start(dataDir, log, stopping);
  } catch (error) {
    // After an abort, report only a database that couldn't be stopped.
    if (!hasErrorCode(error, "STOP_FAILED")) stopping.throwIfAborted();
    if (!hasErrorCode(error, "ENOSPC", "EDQUOT")) throw error;
    throw describeFailure(String(error), `Can't start the database in ${dataDir}`);
  }
}

async function start(
  dataDir: string,
  log: (message: string) => void,
  stopping: AbortSignal,
): Promise<EmbeddedPostgres> {
  const platformPackage = await findPlatformPackage();
  const location = await locateDatabase(dataDir, log);
  const programs = await preparePostgresPrograms(
    platformPackage,
    location.user,
    location.home,
    log,
    stopping,
  );
  await ensureDataFolder(location, programs, log, stopping);
  const { password, port } = await readConnection(location.folder);
  const logPath = join(dataDir, "postgres.log");
  const isNew = port === 0;
  const installation: Installation = { location, programs, password, logPath, isNew };

  const firstPort = (await wasStartedElsewhere(location.folder)) ? 0 : port;
  const database = await bringUp(installation, firstPort, false, () => stopping.aborted);
  if (database.joined) log(`Joined the database that runs already in ${location.folder}`);
  const stop = watch({ ...installation, isNew: false }, database, log);
  try {
    if (database.port !== port) await writeConnection(location, { password, port: database.port });
    if (!(await hasShopDatabase(database.presence))) {
      await prepareServingRole(database.port, password);
    }
    stopping.throwIfAborted();
  } catch (error) {
    await stop(stopping.aborted);
    throw error;
  }
  const address = `127.0.0.1:${database.port}/${databaseName}`;
  return {
    url: `postgres://${servingRole}:${deriveServingPassword(password)}@${address}`,
    adminUrl: `postgres://${databaseRole}:${password}@${address}`,
    dataDir: location.folder,
    joined: database.joined,
    stop,
  };
}

async function hasShopDatabase(presence: Presence): Promise<boolean> {
  const exists = `select from pg_database where datname = '${databaseName}'`;
  return (await presence.query(exists)).rowCount === 1;
}

/**
 * Restarts the database whenever it goes down, no matter which server started it.
 * @returns A function that ends this and leaves the database.
 */
function watch(
  installation: Installation,
  database: RunningDatabase,
  log: (message: string) => void,
): (isUrgent?: boolean) => Promise<void> {
  let stopped: Promise<void> | undefined;
  let reviving = Promise.resolve();
  let presence: Presence | undefined;
  const isStopping = (): boolean => stopped !== undefined;

  const attend = (opened: Presence): void => {
    presence = opened;
    void opened.lost.then(() => {
      presence = undefined;
      if (!isStopping()) reviving = revive();
    });
  };
  const revive = async (): Promise<void> => {
    const since = Date.now();
    let logged = "";
    while (!isStopping()) {
      try {
        const revived = await bringUp(installation, database.port, true, isStopping);
        if (!revived.joined)
          log(`The database had ended; it is back after ${Date.now() - since} ms`);
        if (revived.port !== database.port)
          log("The database changed its port: restart the server");
        attend(revived.presence);
        return;
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        if (!isStopping() && problem !== logged) log(problem);
        logged = problem;
        await delay(isStopping() ? 0 : reviveEveryMs);
      }
    }
  };
  const stop = async (isUrgent: boolean): Promise<void> => {
    await reviving;
    // Without a presence the database is down, or another server is just starting it. If it is stopped
    // here, that server starts it again.
    const isLast = (await presence?.leave().catch(() => true)) ?? true;
    const left = presence;
    if (isLast) await stopPostmaster(installation.location.folder, isUrgent);
    await left?.close();
  };

  attend(database.presence);
  return (isUrgent = false) => (stopped ??= stop(isUrgent));
}
