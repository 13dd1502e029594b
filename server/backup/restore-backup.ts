import { buffer } from "node:stream/consumers";
import type pg from "pg";
import type { Config } from "#server/config.ts";
import {
  listMigrations,
  migrateAsFarAs,
  migrateDatabase,
  migrationLock,
} from "#server/db/migrate.ts";
import { ArchiveError, filesFolder, secretName, tablesFolder } from "./archive-format.ts";
import { withClient } from "./connect-client.ts";
import { readMigrations } from "./list-tables.ts";
import { beginLoading, findContents, type DatabaseLoader } from "./load-database.ts";
import {
  checkArchive,
  readArchive,
  type ArchiveEntry,
  type ArchiveSummary,
} from "./read-archive.ts";
import { beginFiles, findFiles, type FileRestore } from "./restore-files.ts";

/** Where a backup is restored to. */
export type RestorePlace = Pick<Config, "dataDir" | "s3" | "sessionSecret"> & {
  /**
   * Called when the archive and the place for files are checked; starts the embedded database.
   * @returns URL with the owner.
   */
  readonly openDatabase: () => Promise<string>;
  readonly signal: AbortSignal;
  /** Called with the loaded database, before later migrations change it. */
  readonly onLoaded?: (url: string, archive: ArchiveSummary) => Promise<void>;
};

export type RestoredBackup = ArchiveSummary & {
  /** Tables in the archive of other programs in the shop's database. */
  readonly leftOut: readonly string[];
};

/** A place that already has contents. */
export class NotEmptyError extends Error {
  override readonly name = "NotEmptyError";
}

const whereTo =
  "Restore into a new DATA_DIR, or into an empty database and an empty place for uploads.";

/**
 * Restores a backup into an empty place, or changes nothing. All rows are loaded in one transaction; files
 * move to their place right before its commit.
 * @throws {ArchiveError} Before anything is written.
 * @throws {NotEmptyError} Before anything is written.
 */
export async function restoreBackup(path: string, place: RestorePlace): Promise<RestoredBackup> {
  const archive = await checkArchive(path);
  const { migrations } = archive.head;
  const known = await listMigrations();
  if (migrations.some((at, index) => at !== known[index])) {
    throw new ArchiveError(
      `${path} is of a newer version of the program: restore it with that one`,
    );
  }
  const files = await findFiles(place);
  if (files !== undefined)
    throw new NotEmptyError(`Not restored: ${files} contains files. ${whereTo}`);
  const url = await place.openDatabase();
  await withClient(url, place.signal, (client) => checkDatabase(client, migrations));
  await migrateAsFarAs(url, migrations.length);
  const leftOut = await withClient(url, place.signal, (client) =>
    load(client, path, archive, place),
  );
  await place.onLoaded?.(url, archive);
  await migrateDatabase(url, { stopping: place.signal });
  await withClient(url, place.signal, (client) => client.query("ANALYZE"));
  return { ...archive, leftOut };
}

async function checkDatabase(client: pg.Client, migrations: readonly number[]): Promise<void> {
  const applied = await readMigrations(client);
  const contents = await findContents(client, applied !== undefined);
  if (contents.length > 0) {
    throw new NotEmptyError(
      `Not restored: the database contains ${contents.join(", ")}. ${whereTo}`,
    );
  }
  if ((applied ?? []).some((at, index) => at !== migrations[index])) {
    throw new NotEmptyError("Not restored: the empty database has a newer schema; drop it first");
  }
}

async function load(
  client: pg.Client,
  path: string,
  { head, manifest }: ArchiveSummary,
  place: RestorePlace,
): Promise<readonly string[]> {
  const files = await beginFiles(place);
  let leftOut: readonly string[];
  try {
    const rows = await beginLoading(client, manifest, migrationLock);
    const again = await readArchive(path, (entry) => restoreEntry(entry, rows, files));
    if (again.manifest.contents !== manifest.contents || again.head.createdAt !== head.createdAt) {
      throw new ArchiveError(`${path} was replaced while it was read`);
    }
    leftOut = await rows.finish();
    place.signal.throwIfAborted();
    await files.publish();
    await client.query("COMMIT");
  } catch (error) {
    // If this fails, `restore-unfinished` stays, so that the next restore accepts the leftover files.
    await files
      .undoPublish()
      .then(() => files.finish())
      .catch(() => undefined);
    throw error;
  }
  await files.finish();
  return leftOut;
}

async function restoreEntry(
  entry: ArchiveEntry,
  rows: DatabaseLoader,
  files: FileRestore,
): Promise<void> {
  const { name, chunks } = entry;
  if (name.startsWith(tablesFolder)) {
    const table = name.slice(tablesFolder.length, name.lastIndexOf("/"));
    for await (const chunk of chunks) await rows.write(table, chunk);
    return;
  }
  const content = await buffer(chunks);
  if (name === secretName) await files.putSecret(content.toString("utf8"));
  else if (name.startsWith(filesFolder)) await files.put(name.slice(filesFolder.length), content);
  else throw new ArchiveError(`Unknown entry ${name}`);
}
