import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { FileStorage } from "#server/storage/file-storage.ts";
import {
  createHead,
  filesFolder,
  headName,
  secretName,
  tablesFolder,
  type ArchiveManifest,
} from "./archive-format.ts";
import { beginSnapshot, readSequences, readTables } from "./back-up-database.ts";
import { readFiles } from "./back-up-files.ts";
import { withClient } from "./connect-client.ts";
import { readMigrations } from "./list-tables.ts";
import { checkArchive } from "./read-archive.ts";
import { writeArchive, type ArchiveWriter } from "./write-archive.ts";

/** What a backup is made of. */
export type BackupParts = {
  readonly databaseUrl: string;
  readonly storage: Pick<FileStorage, "read">;
  /** Undefined for a backup without secrets. */
  readonly sessionSecret: string | undefined;
  readonly signal: AbortSignal;
};

const unfinishedEnding = ".unfinished";
/** An unfinished file untouched for this long was left by a killed process, maybe on another machine. */
const abandonedAfterMs = 60 * 60 * 1_000;

/**
 * Writes a backup of database and uploads, as of one moment, while the shop runs.
 * @param path Appears, or is replaced, only when the archive is complete, checked and on the disk.
 */
export async function writeBackup(path: string, parts: BackupParts): Promise<ArchiveManifest> {
  const target = resolve(path);
  const unfinished = join(
    dirname(target),
    `.${basename(target)}.${process.pid}${unfinishedEnding}`,
  );
  await removeAbandoned(dirname(target));
  const archive = writeArchive(unfinished, parts.signal);
  try {
    await withClient(parts.databaseUrl, parts.signal, async (client) => {
      const tables = await beginSnapshot(client);
      const migrations = await readMigrations(client);
      if (!migrations) throw new Error("The database contains no shop");
      const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
      const head = createHead({
        createdAt: new Date().toISOString(),
        postgres: rows[0]?.server_version ?? "",
        migrations: [...migrations],
        hasSecrets: parts.sessionSecret !== undefined,
      });
      await archive.add(headName, Buffer.from(JSON.stringify(head)));
      if (parts.sessionSecret !== undefined) {
        await archive.add(secretName, Buffer.from(parts.sessionSecret));
      }
      const records = await readTables(client, tables, head.hasSecrets, numberChunks(archive));
      const files = await readFiles(client, parts.storage, (key, content) =>
        archive.add(filesFolder + key, content),
      );
      const sequences = await readSequences(client);
      await archive.finish({ tables: [...records], sequences: [...sequences], files });
    });
    const { manifest } = await checkArchive(unfinished);
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await archive.abort();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(".") || !name.endsWith(unfinishedEnding)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

function numberChunks(archive: ArchiveWriter): (table: string, chunk: Buffer) => Promise<void> {
  const counts = new Map<string, number>();
  return async (table, chunk) => {
    const number = (counts.get(table) ?? 0) + 1;
    counts.set(table, number);
    await archive.add(`${tablesFolder}${table}/${String(number).padStart(6, "0")}`, chunk);
  };
}

/** A renamed file survives a power failure only after its folder is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
