import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const usualFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const macPrograms = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Where to look; tests put their own in. */
export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (path: string) => boolean;
};

const here: Surroundings = { env: process.env, isProgram };

/** Finds a Chromium or Chrome: CHROMIUM_PATH when set, else on PATH and in the usual places. */
export function findBrowser({ env, isProgram: check }: Surroundings = here): string | undefined {
  if (env.CHROMIUM_PATH) return check(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), ...usualFolders];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...macPrograms].find((path) => check(path));
}

/**
 * Finds a browser or, as root on Debian, installs one.
 *
 * @returns The program's path.
 * @throws {Error} With what to do, if there is none and none can be installed.
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present !== undefined) return present;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is no program: ${process.env.CHROMIUM_PATH}`);
  }
  const advice =
    "The journeys need Chromium or Chrome: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.";
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) throw new Error(advice);
  console.log("No Chromium found; installing Debian's with apt-get.");
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get brought no Chromium. ${advice}`);
  return installed;
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

if (import.meta.main) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
