import { randomInt } from "node:crypto";
import { statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "./database-location.ts";
import { hasErrorCode } from "./embedded-postgres-error.ts";
import { describeFailure, findPassingFailure } from "./postgres-failure.ts";
import type { PostgresPrograms } from "./postgres-programs.ts";
import { findPostmaster, type Postmaster, spawnPostmaster, stopPostmaster } from "./postmaster.ts";
import { openPresence, type Presence } from "./presence.ts";
import { killOrphanedBackends } from "./process-inspection.ts";
import { sendSignal } from "./send-signal.ts";
import { deriveServingPassword, prepareServingRole, servingRole } from "./serving-role.ts";

/** Everything needed to start the database. */
export type Installation = {
  readonly location: DatabaseLocation;
  readonly programs: PostgresPrograms;
  /** The owner's. */
  readonly password: string;
  readonly logPath: string;
  /** Whether the data was just created, so that it has no serving role yet. */
  readonly isNew: boolean;
};

export type RunningDatabase = {
  readonly port: number;
  readonly presence: Presence;
  /** True if it was already running, started by another server or by one that was killed. */
  readonly joined: boolean;
};

const wrongPassword = "28P01";
const fullDiskBytes = 65_536;
const pollMs = 10;
const retryMs = 50;
const timeoutMs = 15_000;
const startTimeoutMs = 120_000;

/**
 * Joins the running database or starts it, and registers this server's presence in it.
 * @param port Port to listen on; 0 selects a free one.
 * @param portIsFixed If false, a free port is used when another program has taken `port`; if true, that
 * is an error, because the server's connections use this port.
 * @param isCancelled Checked between steps; true aborts.
 * @throws {EmbeddedPostgresError} If it can't be started.
 */
export async function bringUp(
  installation: Installation,
  port: number,
  portIsFixed: boolean,
  isCancelled: () => boolean,
): Promise<RunningDatabase> {
  const { folder } = installation.location;
  const latest = Date.now() + startTimeoutMs;
  let until = Date.now() + timeoutMs;
  let joined = true;
  let problem = "";
  let mustPrepare = installation.isNew;
  let hasPrepared = false;
  while (Date.now() < until && !isCancelled()) {
    const found = await findPostmaster(folder);
    if (found === undefined) {
      joined = false;
      const chosen = portIsFixed || (await isFree(port)) ? port : await chooseFreePort();
      problem = await start(installation, chosen, isCancelled);
      if (problem !== "") await easeProblem(problem, folder);
      continue;
    }
    if (found === "unclear" || !found.ready) {
      // Restart the timeout as long as there is progress, such as recovery after a crash.
      problem = "the database is starting or stopping";
      until = Math.min(latest, Date.now() + timeoutMs);
      await delay(pollMs);
      continue;
    }
    try {
      if (mustPrepare) {
        hasPrepared = true;
        await prepareServingRole(found.port, installation.password);
        mustPrepare = false;
      }
      return { port: found.port, presence: await open(found.port, installation), joined };
    } catch (error) {
      if (hasErrorCode(error, wrongPassword)) {
        if (hasPrepared) {
          problem = "the password kept beside its data is not its own";
          break;
        }
        // Data of a version without the serving role.
        mustPrepare = true;
        continue;
      }
      // It was just stopped, or is recovering from a crash of one of its processes.
      problem = String(error);
      await delay(retryMs);
    }
  }
  if (!joined) await stopPostmaster(folder, isCancelled());
  throw describeFailure(
    problem,
    `The database in ${folder} doesn't start (see ${installation.logPath})`,
  );
}

async function open(port: number, { password }: Installation): Promise<Presence> {
  return openPresence(port, servingRole, deriveServingPassword(password));
}

/**
 * Starts a postmaster and waits until it accepts connections.
 * @returns An empty text, or its log output if a retry may succeed.
 * @throws {EmbeddedPostgresError} If a retry can't succeed.
 */
async function start(
  installation: Installation,
  port: number,
  isCancelled: () => boolean,
): Promise<string> {
  const { location, programs, logPath } = installation;
  const child = await spawnPostmaster(location, programs.postgres, port, logPath);
  for (;;) {
    if (child.hasEnded()) {
      const output = (await isDiskFull(location.folder))
        ? "No space left on device"
        : await child.readLog();
      if (findPassingFailure(output) !== undefined || isCancelled()) return output;
      throw describeFailure(
        output,
        `The database in ${location.folder} doesn't start (see ${logPath})`,
      );
    }
    if (isCancelled() && child.pid !== undefined) sendSignal(child.pid, "SIGINT");
    if (isReady(await findPostmaster(location.folder), child.pid)) return "";
    await delay(pollMs);
  }
}

/** Checks the disk directly, because on a full disk PostgreSQL can't log why it ends. */
async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < fullDiskBytes;
}

function isReady(found: Postmaster | "unclear" | undefined, pid: number | undefined): boolean {
  return found !== undefined && found !== "unclear" && found.pid === pid && found.ready;
}

async function easeProblem(problem: string, folder: string): Promise<void> {
  if (findPassingFailure(problem) === "MEMORY_IN_USE") await killOrphanedBackends(folder);
  await delay(retryMs);
}

/** Below the ephemeral ports of outgoing connections, so that the port stays free during a restart. */
async function chooseFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  if (port === 0) return false;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
