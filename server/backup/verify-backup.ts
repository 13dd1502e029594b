import { buffer } from "node:stream/consumers";
import { createFileStorage } from "#server/storage/file-storage.ts";
import { filesFolder, type ArchiveManifest, type TableRecord } from "./archive-format.ts";
import { FileDigest } from "./back-up-files.ts";
import { withClient } from "./connect-client.ts";
import { copyRows } from "./copy-rows.ts";
import { listTables, toSqlName } from "./list-tables.ts";
import { readArchive, type ArchiveSummary } from "./read-archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { selectWaitingJobs, waitingJobs } from "./waiting-jobs.ts";

/** Result of a comparison. */
export type Verification = ArchiveSummary & {
  /** Tables and kinds of files that differ from the archive; none if the backup is good. */
  readonly differences: readonly string[];
};

/**
 * Restores a backup into a scratch place and compares every row and file with what was backed up.
 * @param scratch An empty database and folder, which the caller removes.
 */
export async function verifyBackup(
  path: string,
  scratch: {
    readonly dataDir: string;
    readonly openDatabase: () => Promise<string>;
    readonly signal: AbortSignal;
  },
): Promise<Verification> {
  const differences: string[] = [];
  const archive = await restoreBackup(path, {
    ...scratch,
    s3: undefined,
    sessionSecret: undefined,
    async onLoaded(url, { head, manifest }) {
      differences.push(...(await compareTables(url, manifest, head.hasSecrets, scratch.signal)));
    },
  });
  const restored = await readRestoredFiles(path, scratch.dataDir);
  const { files } = archive.manifest;
  if (restored.digest !== files.digest || restored.count !== files.count) {
    differences.push(`files: ${files.count} backed up, ${restored.count} the same after a restore`);
  }
  return { ...archive, differences };
}

function compareTables(
  url: string,
  { tables }: ArchiveManifest,
  hasSecrets: boolean,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return withClient(url, signal, async (client) => {
    const differences: string[] = [];
    const restored = new Set((await listTables(client)).map(({ name }) => name));
    for (const table of tables) {
      if (table.name !== waitingJobs.name && !restored.has(table.name)) {
        differences.push(`${table.name}: no table of the shop, so it is not restored`);
        continue;
      }
      const digest = await copyRows(client, toSource(table, hasSecrets));
      if (digest.count !== table.rows) {
        differences.push(`${table.name}: ${table.rows} rows backed up, ${digest.count} restored`);
      } else if (digest.toString() !== table.digest) {
        differences.push(`${table.name}: the rows are others`);
      }
    }
    return differences;

    function toSource({ name, columns }: TableRecord, withSecrets: boolean): string {
      if (name === waitingJobs.name) return `(${selectWaitingJobs(withSecrets)})`;
      return `${toSqlName(client, name)} (${columns.join(", ")})`;
    }
  });
}

/** Reads each file of the archive from where it was restored to. */
async function readRestoredFiles(path: string, dataDir: string): Promise<ArchiveManifest["files"]> {
  const storage = createFileStorage({ dataDir, s3: undefined });
  const digest = new FileDigest();
  await readArchive(path, async ({ name, chunks }) => {
    for await (const chunk of chunks) void chunk;
    if (!name.startsWith(filesFolder)) return;
    const key = name.slice(filesFolder.length);
    const file = await storage.read(key);
    if (file) digest.add(key, await buffer(await file.open()));
  });
  return digest.toRecord();
}
