import { mkdtemp, chmod, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stopPostmaster } from "#embedded-postgres/postmaster.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "#embedded-postgres/start-embedded-postgres.ts";

/** Folders and databases of one test file, all removed at its end. */
type TestDataDirs = {
  /** Creates a DATA_DIR; the mode decides whether the database's user can enter it. */
  make(mode?: number): Promise<string>;
  /** Starts the database of a DATA_DIR in this process. */
  start(dataDir: string, log?: string[]): Promise<EmbeddedPostgres>;
  /** Registers a data folder, at any path, for removal together with a database that runs in it. */
  note(dataFolder: string): void;
  /** Stops the databases started by `start`, so that a failed test leaves no supervisor for the next. */
  stopDatabases(): Promise<void>;
  removeAll(): Promise<void>;
};

export function createTestDataDirs(): TestDataDirs {
  const dirs = new Set<string>();
  const dataFolders = new Set<string>();
  const databases = new Set<EmbeddedPostgres>();
  const make = async (mode = 0o755): Promise<string> => {
    const dir = await mkdtemp(join(tmpdir(), "embedded-postgres-test-"));
    dirs.add(dir);
    await chmod(dir, mode);
    return dir;
  };
  return {
    make,
    start: async (dataDir, log = []) => {
      const database = await startEmbeddedPostgres({
        dataDir,
        log: (message) => log.push(message),
      });
      dataFolders.add(database.dataDir);
      databases.add(database);
      return database;
    },
    note: (dataFolder) => {
      dataFolders.add(dataFolder);
    },
    stopDatabases: async () => {
      await Promise.all([...databases].map(async (database) => database.stop()));
      databases.clear();
    },
    removeAll: async () => {
      for (const folder of dataFolders) {
        await stopPostmaster(folder);
        await rm(folder, { recursive: true, force: true });
        // The folder of a database outside DATA_DIR; keep any unexpected contents.
        await rm(join(dirname(folder), "data-dir"), { force: true });
        await rmdir(dirname(folder)).catch(() => undefined);
      }
      for (const dir of dirs) await rm(dir, { recursive: true, force: true });
    },
  };
}
