import { readdir, readFile, readlink } from "node:fs/promises";
import { basename } from "node:path";
import { hasErrorCode } from "./embedded-postgres-error.ts";
import { runAs } from "./run-as.ts";
import { sendSignal } from "./send-signal.ts";

/**
 * Tells whether a process is a PostgreSQL that works in the folder. A number alone proves nothing:
 * after a crash or a reboot it may belong to any other program, or to one that is dead but unreaped.
 *
 * @param pid Number of the process.
 * @param folder Real path of the data folder.
 * @returns True only for a living PostgreSQL of this folder.
 */
export async function isPostgresIn(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== "linux") {
    const { output } = await runAs(null, "/bin/ps", ["-ww", "-p", String(pid), "-o", "command="]);
    return output.includes(`postgres -D ${folder} `);
  }
  try {
    const [workingFolder, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`),
      readFile(`/proc/${pid}/comm`, "utf8"),
    ]);
    return workingFolder === folder && name.trim() === "postgres";
  } catch {
    return false;
  }
}

/**
 * Ends backends that outlived their killed postmaster. PostgreSQL refuses to start while one of them
 * is busy, and none of them can do anything useful any more.
 *
 * @param folder Real path of the data folder.
 */
export async function killOrphanedBackends(folder: string): Promise<void> {
  if (process.platform !== "linux") return;
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const ours = await Promise.all(pids.map((pid) => isPostgresIn(pid, folder)));
  const titles = await Promise.all(
    pids
      .filter((_, index) => ours[index])
      .map(async (pid) => ({ pid, title: await readTitle(pid) })),
  );
  // Only backends call themselves 'postgres: …'; a living postmaster means that they aren't orphans.
  if (titles.some(({ title }) => basename(title.split("\0")[0] ?? "") === "postgres")) return;
  for (const { pid } of titles) {
    sendSignal(pid, "SIGKILL");
  }
}

/**
 * Tells whether a process with this number exists, whatever it is.
 *
 * @param pid Number of the process.
 * @returns False when the number is free.
 */
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
