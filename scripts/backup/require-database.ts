import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { CommandError } from "./run-command.ts";

/** Opening an embedded database would create an empty one. */
export function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined) return;
  const names = ["postgres", "postgres-location"];
  if (names.some((name) => existsSync(join(dataDir, name)))) return;
  throw new CommandError(`DATA_DIR ${dataDir} contains no database`);
}
