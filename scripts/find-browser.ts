import { findProgram, here, installPackages, type Surroundings } from "./find-program.ts";

/** The headless shell comes first: it runs the same journeys in half the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const macPrograms = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Finds a Chromium or Chrome: CHROMIUM_PATH if set, otherwise on PATH and in the usual folders. */
export function findBrowser(surroundings: Surroundings = here): string | undefined {
  const { env, isProgram } = surroundings;
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return findProgram(names, surroundings) ?? macPrograms.find((path) => isProgram(path));
}

/**
 * Returns the path of a browser; as root on Debian, installs one if missing.
 *
 * @throws {Error} With instructions, if there is none and none can be installed.
 */
export function ensureBrowser(): string {
  const present = findBrowser();
  if (present !== undefined) return present;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is no program: ${process.env.CHROMIUM_PATH}`);
  }
  const advice =
    "The journeys need Chromium or Chrome: install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.";
  installPackages(["chromium-headless-shell"], advice);
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get brought no Chromium. ${advice}`);
  return installed;
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
