import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const usualFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];

/** Where to look for programs; tests pass their own. */
export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (path: string) => boolean;
};

/** This machine. */
export const here: Surroundings = { env: process.env, isProgram };

/** Finds a program by its names: on PATH in its order, then in the usual folders. */
export function findProgram(
  names: readonly string[],
  { env, isProgram: check }: Surroundings,
): string | undefined {
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), ...usualFolders];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => check(path));
}

/**
 * Installs Debian packages, as root on Debian.
 *
 * @param advice Instructions for other systems and users.
 * @throws {Error} With the advice, or with the output of apt-get.
 */
export function installPackages(names: readonly string[], advice: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) throw new Error(advice);
  console.log(`${names.join(", ")}: missing; installing Debian's with apt-get.`);
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...names);
}

function apt(...args: string[]): void {
  const { status, stderr } = spawnSync("apt-get", ["-q", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(" ")} failed:\n${stderr}`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
