import { findProgram, here, installPackages } from "./find-program.ts";

/**
 * Returns the path of Java; as root on Debian, installs it if missing.
 *
 * @throws {Error} With instructions, if there is none and none can be installed.
 */
export function ensureJava(): string {
  const present = findProgram(["java"], here);
  if (present !== undefined) return present;
  const advice =
    "The HTML checker needs Java 17 or newer (Debian: apt-get install default-jre-headless).";
  installPackages(["default-jre-headless"], advice);
  const installed = findProgram(["java"], here);
  if (installed === undefined) throw new Error(`apt-get brought no Java. ${advice}`);
  return installed;
}
