import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { readSecret } from "#server/services/accounts/secret.ts";
import { CommandError } from "./run-command.ts";

/** Opening an embedded database would create an empty one. */
export function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined) return;
  const names = ["postgres", "postgres-location"];
  if (names.some((name) => existsSync(join(dataDir, name)))) return;
  throw new CommandError(`DATA_DIR ${dataDir} contains no database`);
}

/**
 * Returns the server's session secret. A new one would read nothing of what is stored.
 * @throws {CommandError} If there is none.
 */
export async function requireSecret(config: Config): Promise<string> {
  const secret = await readSecret(config);
  if (secret === undefined) throw new CommandError("Set SESSION_SECRET as the server has it");
  return secret;
}
