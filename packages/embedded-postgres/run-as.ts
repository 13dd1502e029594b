import { spawn, type ChildProcess } from "node:child_process";
import { sendSignal } from "./send-signal.ts";

/** The user that a program runs as; null is the user of this server. */
export type RunAs = { readonly uid: number; readonly gid: number } | null;

/** Whether a program exited with 0, and its complete output. */
type Outcome = { readonly ok: boolean; readonly output: string };

/** Environment of PostgreSQL's programs; excludes all of the server's own settings. */
export const childEnvironment: Readonly<Record<string, string>> = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/**
 * Runs a program to completion as the given user.
 * @param stopping Kills the program and its child processes.
 * @returns Whether it exited with 0, and its complete output (or the reason why it couldn't be started).
 */
export async function runAs(
  user: RunAs,
  command: string,
  args: readonly string[],
  stopping?: AbortSignal,
): Promise<Outcome> {
  // Set cwd, because the user may not be able to enter the current folder.
  const child = spawn(command, args, {
    ...user,
    cwd: "/",
    env: childEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
    // A separate process group, which can be killed as a whole.
    detached: stopping !== undefined,
  });
  const end = (): void => endGroup(child);
  if (stopping?.aborted) end();
  stopping?.addEventListener("abort", end, { once: true });
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = new Promise<Outcome>((resolve) => {
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (status) => resolve({ ok: status === 0, output: output.trim() }));
  });
  return ended.finally(() => stopping?.removeEventListener("abort", end));
}

/**
 * Kills a program. Its child processes get a second to end on their own, because a killed PostgreSQL
 * leaves its shared memory behind.
 */
function endGroup(child: ChildProcess): void {
  child.kill("SIGKILL");
  const { pid } = child;
  if (pid === undefined) return;
  const force = setTimeout(() => sendSignal(-pid, "SIGKILL"), 1_000);
  child.once("close", () => clearTimeout(force));
}

/**
 * Checks whether the user can enter a folder, which depends on all parent folders as well.
 * @param folder Absolute path.
 */
export async function canEnter(user: RunAs, folder: string): Promise<boolean> {
  return (await runAs(user, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder])).ok;
}
