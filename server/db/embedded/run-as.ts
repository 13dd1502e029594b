import { spawn } from "node:child_process";

/** The user a program runs as; null is the user of this server. */
export type RunAs = { readonly uid: number; readonly gid: number } | null;

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
 * @returns Whether it ended with 0, and everything it printed (or why it couldn't be started).
 */
export async function runAs(
  user: RunAs,
  command: string,
  args: readonly string[],
): Promise<{ readonly ok: boolean; readonly output: string }> {
  // The current folder may be one that the user can't enter, hence cwd.
  const child = spawn(command, args, {
    ...user,
    cwd: "/",
    env: childEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (status) => resolve({ ok: status === 0, output: output.trim() }));
  });
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
