import { rm } from "node:fs/promises";
import { ArchiveError, type ArchiveManifest } from "#server/backup/archive-format.ts";
import { MissingFilesError } from "#server/backup/back-up-files.ts";
import { NotEmptyError } from "#server/backup/restore-backup.ts";
import { loadConfig, type Config } from "#server/config.ts";
import { createLog } from "#server/create-log.ts";
import { openDatabaseSource, type DatabaseSource } from "#server/db/open-database-source.ts";
import { describeStartError } from "#server/describe-start-error.ts";

/** What the commands for backups work with. */
export type CommandParts = {
  readonly config: Config;
  /** Opens a database until the end of the command. */
  readonly openDatabase: (config: Config) => Promise<DatabaseSource>;
  /** Removes a folder at the end of the command, after its databases have stopped. */
  readonly removeAtEnd: (folder: string) => void;
  readonly signal: AbortSignal;
};

/** An error whose message is all that the operator needs. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs a command, closes its databases and returns the exit code. */
export async function runCommand(work: (parts: CommandParts) => Promise<void>): Promise<number> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new CommandError("Stopped; nothing was changed"));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  const opened: DatabaseSource[] = [];
  const folders: string[] = [];
  let config: Config | undefined;
  try {
    config = loadConfig();
    const log = createLog("warn");
    await work({
      config,
      signal: stopping.signal,
      async openDatabase(place) {
        const source = await openDatabaseSource(place, log, stopping.signal);
        opened.push(source);
        return source;
      },
      removeAtEnd: (folder) => folders.push(folder),
    });
    return 0;
  } catch (error) {
    process.stderr.write(`${describe(error, config)}\n`);
    return 1;
  } finally {
    for (const source of opened) await source.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** Summarises what an archive contains. */
export function describeContents({ tables, files }: ArchiveManifest): string {
  const count = (name: string): string =>
    (tables.find((table) => table.name === name)?.rows ?? 0).toLocaleString("en");
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en");
  return (
    `${count("products")} products, ${count("orders")} orders, ${rows} rows in all, ` +
    `${files.count.toLocaleString("en")} files (${(files.bytes / 1e6).toFixed(1)} MB)`
  );
}

function describe(error: unknown, config: Config | undefined): string {
  const isPlain =
    error instanceof ArchiveError ||
    error instanceof NotEmptyError ||
    error instanceof MissingFilesError ||
    error instanceof CommandError;
  return isPlain ? error.message : describeStartError(error, config);
}
