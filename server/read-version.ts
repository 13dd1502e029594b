import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const packageFile = z.object({ version: z.string() });

/**
 * Reads the version of the program and, if it is built, the first digits of its build: `0.1.0+1a2b3c4d`.
 * The bundled server is in dist/server, the source in server.
 */
export function readVersion(): string {
  const text = readFirst(["../package.json", "../../package.json"]);
  const { version } = packageFile.parse(JSON.parse(text ?? '{ "version": "unknown" }'));
  const build = readFirst(["../build-stamp", "../dist/build-stamp"])?.slice(0, 8);
  return build === undefined ? version : `${version}+${build}`;
}

function readFirst(paths: readonly string[]): string | undefined {
  const file = paths
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  return file === undefined ? undefined : readFileSync(file, "utf8");
}
