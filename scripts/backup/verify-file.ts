import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyBackup } from "#server/backup/verify-backup.ts";
import { CommandError, describeContents, type CommandParts } from "./run-command.ts";

/** Restores a backup into an embedded database in the temporary folder, and compares it with the archive. */
export async function verifyFile(
  path: string,
  { config, openDatabase, removeAtEnd, signal }: CommandParts,
): Promise<void> {
  const startedAt = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), "shop-verify-"));
  removeAtEnd(dataDir);
  const { manifest, differences } = await verifyBackup(path, {
    dataDir,
    signal,
    async openDatabase() {
      return (await openDatabase({ ...config, databaseUrl: undefined, dataDir })).adminUrl;
    },
  });
  if (differences.length > 0) {
    throw new CommandError(`${path} differs after a restore:\n${differences.join("\n")}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(
    `${path} is good: ${describeContents(manifest)}, restored in ${seconds} s\n`,
  );
}
