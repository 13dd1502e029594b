import { readdir, readFile, readlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { EmbeddedPostgresError, hasErrorCode } from "./embedded-postgres-error.ts";
import { runAs } from "./run-as.ts";
import { sendSignal } from "./send-signal.ts";

/**
 * Checks whether a process is a PostgreSQL of the folder. A process id alone isn't enough: after a crash
 * or a reboot it may belong to another program, or to a zombie process.
 * @param folder Real path of the data folder.
 * @returns True only for a running PostgreSQL of this folder.
 * @throws {EmbeddedPostgresError} DATA_OF_ANOTHER_USER if this user can't find out.
 */
export async function isPostgresIn(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== "linux") {
    const { output } = await runAs(null, "/bin/ps", ["-ww", "-p", String(pid), "-o", "command="]);
    return output.includes(`postgres -D ${folder} `);
  }
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  if (name.trim() !== "postgres") return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === folder;
  } catch (error) {
    // ENOENT: it has ended. A process of another user, or user namespace, shows only its arguments.
    if (!hasErrorCode(error, "EACCES", "EPERM")) return false;
    const started = findDataFolder(await readTitle(pid));
    if (started !== undefined) return started === folder;
    throw new EmbeddedPostgresError(
      "DATA_OF_ANOTHER_USER",
      `Process ${pid} is a PostgreSQL of another user, who alone can tell whether it is the database in ${folder}. ` +
        `Run this command as that user; if the machine has restarted since, remove ${join(folder, "postmaster.pid")}`,
    );
  }
}

/**
 * @param title Arguments of a process, each ended by a NUL.
 * @returns The folder with which a postmaster was started; undefined for its backends.
 */
export function findDataFolder(title: string): string | undefined {
  const words = title.split("\0");
  const option = words.indexOf("-D");
  return option === -1 ? undefined : words[option + 1];
}

/**
 * Kills backends that outlived their postmaster. PostgreSQL refuses to start while one of them is busy,
 * and they can't do any useful work.
 * @param folder Real path of the data folder.
 */
export async function killOrphanedBackends(folder: string): Promise<void> {
  if (process.platform !== "linux") return;
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  // Those of another user can't be killed anyway.
  const ours = await Promise.all(pids.map((pid) => isPostgresIn(pid, folder).catch(() => false)));
  const titles = await Promise.all(
    pids
      .filter((_, index) => ours[index])
      .map(async (pid) => ({ pid, title: await readTitle(pid) })),
  );
  // Only backends have a title like 'postgres: …'; with a running postmaster they aren't orphans.
  if (titles.some(({ title }) => basename(title.split("\0")[0] ?? "") === "postgres")) return;
  for (const { pid } of titles) {
    sendSignal(pid, "SIGKILL");
  }
}

/** Checks whether any process with this id exists. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, "EPERM");
  }
}

async function readTitle(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}
