import { spawn } from "node:child_process";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "./database-location.ts";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { isPostgresIn, processExists } from "./process-inspection.ts";
import { childEnvironment } from "./run-as.ts";
import { sendSignal } from "./send-signal.ts";

/** PostgreSQL's main process as described in its lock file. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

/** A postmaster just started by this process. */
type SpawnedPostmaster = {
  readonly pid: number | undefined;
  hasEnded(): boolean;
  /** Its log output so far. */
  readLog(): Promise<string>;
};

const pollMs = 10;
const unwrittenLockFileMs = 2_000;
const fastShutdownMs = 30_000;
const urgentShutdownMs = 300;
const immediateShutdownMs = 5_000;
const largestLogBytes = 5_000_000;

/**
 * Finds the postmaster of a data folder. Removes the lock file of a killed postmaster if its process id
 * now belongs to another process, because PostgreSQL would mistake that process for a postmaster.
 * @returns The postmaster; 'unclear' while a lock file is being written; undefined if none runs.
 */
export async function findPostmaster(folder: string): Promise<Postmaster | "unclear" | undefined> {
  const path = join(folder, "postmaster.pid");
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const [pidLine = "", , , portLine = "", , , , statusLine = ""] = text.split("\n");
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 0) {
    const changed = await stat(path).catch(() => undefined);
    if (changed !== undefined && Date.now() - changed.mtimeMs < unwrittenLockFileMs)
      return "unclear";
    await rm(path, { force: true });
    return undefined;
  }
  if (await isPostgresIn(pid, folder)) {
    return { pid, port: Number(portLine), ready: statusLine.trim() === "ready" };
  }
  if (processExists(pid) && (await readFile(path, "utf8").catch(() => "")) === text) {
    await rm(path, { force: true });
  }
  return undefined;
}

/**
 * Starts a postmaster in its own session, so that neither Ctrl-C in the terminal nor the end of this
 * process stops it before the last order is written.
 * @param location The data folder and the user to run as.
 * @param command Path of `postgres`.
 * @param port Loopback port to listen on.
 * @param logPath Its log file; rotated when it has grown large.
 */
export async function spawnPostmaster(
  location: DatabaseLocation,
  command: string,
  port: number,
  logPath: string,
): Promise<SpawnedPostmaster> {
  const written = (await stat(logPath).catch(() => undefined))?.size ?? 0;
  const full = written > largestLogBytes;
  if (full) await rename(logPath, `${logPath}.1`);
  const logFile = await open(logPath, "a", 0o600);
  try {
    const child = spawn(
      command,
      [
        "-D",
        location.folder,
        "-p",
        String(port),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "unix_socket_directories=",
      ],
      {
        ...location.user,
        cwd: "/",
        env: childEnvironment,
        detached: true,
        stdio: ["ignore", logFile.fd, logFile.fd],
      },
    );
    let ended = false;
    let spawnError = "";
    child.once("exit", () => {
      ended = true;
    });
    child.once("error", (error) => {
      ended = true;
      spawnError = error.message;
    });
    child.unref();
    return {
      pid: child.pid,
      hasEnded: () => ended,
      readLog: async () => {
        const bytes = await readFile(logPath).catch(() => Buffer.alloc(0));
        return spawnError + bytes.subarray(full ? 0 : written).toString();
      },
    };
  } finally {
    await logFile.close();
  }
}

/**
 * Stops the database of a data folder and waits until it has ended: cleanly if that is fast enough,
 * otherwise without a final checkpoint (no data is lost, but the next start takes longer).
 * @param isUrgent Whether to wait only briefly for the final checkpoint.
 * @throws {EmbeddedPostgresError} STOP_FAILED if it is still running afterwards.
 */
export async function stopPostmaster(folder: string, isUrgent = false): Promise<void> {
  const running = await findPostmaster(folder);
  if (running === undefined || running === "unclear") return;
  for (const [signal, timeoutMs] of [
    ["SIGINT", isUrgent ? urgentShutdownMs : fastShutdownMs],
    ["SIGQUIT", immediateShutdownMs],
  ] as const) {
    try {
      sendSignal(running.pid, signal);
    } catch (error) {
      if (!hasErrorCode(error, "EPERM")) throw error;
    }
    const until = Date.now() + timeoutMs;
    while (Date.now() < until) {
      if (!(await isPostgresIn(running.pid, folder))) return;
      await delay(pollMs);
    }
  }
  throw new EmbeddedPostgresError(
    "STOP_FAILED",
    `The database in ${folder} (process ${running.pid}) doesn't stop`,
  );
}
