import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram, here, installPackages } from "./find-program.ts";

// Validates every prerendered page with the Nu HTML checker; warnings count as errors.

const site = fileURLToPath(new URL("../dist/client", import.meta.url));
const checker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
const pages = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => join(site, name));

/** A short run takes half the CPU time without the optimising compiler and parallel garbage collection. */
const javaOptions = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m"];

const { status, stdout, stderr, error } = spawnSync(
  ensureJava(),
  [...javaOptions, "-jar", checker, "--stdout", "--format", "gnu", ...pages],
  { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
// Info messages are ignored: React closes void elements with a slash.
const messages = stdout.split("\n").filter((line) => / (?:error|warning): /.test(line));
if (error || pages.length === 0 || status !== 0 || messages.length > 0) {
  console.error(
    messages.join("\n").replaceAll(`file:${site}`, "").slice(0, 20_000),
    stderr,
    error ?? "",
  );
  console.error(`${messages.length} error(s) in the markup of ${pages.length} pages`);
  process.exitCode = 1;
} else {
  console.log(`0 errors in the markup of ${pages.length} pages`);
}

/**
 * Returns the path of Java; as root on Debian, installs it if missing.
 *
 * @throws {Error} With instructions, if there is none and none can be installed.
 */
function ensureJava(): string {
  const present = findProgram(["java"], here);
  if (present !== undefined) return present;
  const advice =
    "The HTML checker needs Java 17 or newer (Debian: apt-get install default-jre-headless).";
  installPackages(["default-jre-headless"], advice);
  const installed = findProgram(["java"], here);
  if (installed === undefined) throw new Error(`apt-get brought no Java. ${advice}`);
  return installed;
}
