import { spawnSync } from "node:child_process";
import type { EnginePrograms } from "../e2e/engines/engine-test.ts";
import { findProgram, here, installPackages, type Surroundings } from "./find-program.ts";

/** Debian's packages are visible to Debian's Python only. */
const python = "/usr/bin/python3";

const engines = [
  { name: "firefox", title: "Firefox", packages: ["firefox-esr"] },
  {
    name: "webkit",
    title: "WebKitGTK",
    packages: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
  },
] as const;

/** Finds Firefox and what a WebKit window needs; an engine with a missing program is undefined. */
export function findEngines(surroundings: Surroundings = here): EnginePrograms {
  const driver = findProgram(["WebKitWebDriver"], surroundings);
  const screen = findProgram(["Xvfb"], surroundings);
  const hasWebKit = driver !== undefined && screen !== undefined && hasView();
  return {
    firefox: findProgram(["firefox-esr", "firefox"], surroundings),
    webkit: hasWebKit ? { driver, screen, python } : undefined,
  };
}

/**
 * Installs missing engines, as root on Debian. Returns a line with instructions for each that is still
 * missing.
 */
export function ensureEngines(): readonly string[] {
  return engines.flatMap(({ name, title, packages }) => {
    if (findEngines()[name] !== undefined) return [];
    const advice = `Debian: apt-get install ${packages.join(" ")}`;
    try {
      installPackages(packages, advice);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [`The journeys in ${title} are skipped. ${reason}`];
    }
    return findEngines()[name] === undefined
      ? [`The journeys in ${title} are skipped: apt-get didn't bring all of it.`]
      : [];
  });
}

/** Returns whether Python can open a WebKit view. */
function hasView(): boolean {
  const code = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync(python, ["-c", code], { stdio: "ignore" }).status === 0;
}
