import { spawn, type ChildProcess } from "node:child_process";
import { sendSignal } from "./send-signal.ts";

/** The user a program runs as; null is the user of this server. */
export type RunAs = { readonly uid: number; readonly gid: number } | null;

/** Whether a program ended with 0, and everything it printed. */
type Outcome = { readonly ok: boolean; readonly output: string };

/** What PostgreSQL's programs see of the environment: nothing of the server's own settings. */
export const childEnvironment: Readonly<Record<string, string>> = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/**
 * Runs a program to its end as the given user.
 *
 * @param user Whom to run as.
 * @param command Path of the program.
 * @param args Its arguments.
 * @param stopping Ends it and what it started.
 * @returns Whether it ended with 0, and everything it printed (or why it couldn't be started).
 */
export async function runAs(
  user: RunAs,
  command: string,
  args: readonly string[],
  stopping?: AbortSignal,
): Promise<Outcome> {
  // The current folder may be one that the user can't enter, hence cwd.
  const child = spawn(command, args, {
    ...user,
    cwd: "/",
    env: childEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, which can be ended as a whole.
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
 * Ends a program at once. What it started gets a second to end by itself, since a PostgreSQL that is
 * killed leaves its shared memory behind.
 */
function endGroup(child: ChildProcess): void {
  child.kill("SIGKILL");
  const { pid } = child;
  if (pid === undefined) return;
  const force = setTimeout(() => sendSignal(-pid, "SIGKILL"), 1_000);
  child.once("close", () => clearTimeout(force));
}

/**
 * Tells whether the user can enter a folder, which includes all folders above it.
 *
 * @param user Who wants to enter.
 * @param folder Absolute path.
 * @returns True when every permission on the way allows it.
 */
export async function canEnter(user: RunAs, folder: string): Promise<boolean> {
  return (await runAs(user, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder])).ok;
}
