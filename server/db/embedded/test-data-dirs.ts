import { mkdtemp, chmod, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stopPostmaster } from "./postmaster.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

/** Folders and databases of one test file, all removed at its end. */
export type TestDataDirs = {
  /** A new DATA_DIR; the mode decides whether the database's user can enter it. */
  make(mode?: number): Promise<string>;
  /** Has the data folder (and a database in it) removed as well, wherever it lies. */
  note<Started extends Pick<EmbeddedPostgres, "dataDir">>(database: Started): Started;
  removeAll(): Promise<void>;
};

/** @returns An empty collection. */
export function createTestDataDirs(): TestDataDirs {
  const dirs = new Set<string>();
  const dataFolders = new Set<string>();
  const make = async (mode = 0o755): Promise<string> => {
    const dir = await mkdtemp(join(tmpdir(), "embedded-postgres-test-"));
    dirs.add(dir);
    await chmod(dir, mode);
    return dir;
  };
  return {
    make,
    note: (database) => {
      dataFolders.add(database.dataDir);
      return database;
    },
    removeAll: async () => {
      for (const folder of dataFolders) {
        await stopPostmaster(folder);
        await rm(folder, { recursive: true, force: true });
        // The home of a database that lies elsewhere; anything unexpected in it stays.
        await rmdir(dirname(folder)).catch(() => undefined);
      }
      for (const dir of dirs) await rm(dir, { recursive: true, force: true });
    },
  };
}
