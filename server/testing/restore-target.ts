import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RestorePlace } from "#server/backup/restore-backup.ts";
import { createEmptyDatabase, type EmptyDatabase } from "./empty-database.ts";

/** An empty place for a restore; disposing of it removes it. */
export type RestoreTarget = RestorePlace & { readonly database: EmptyDatabase } & AsyncDisposable;

/** @param template As for `createEmptyDatabase`; a copy of the migrated one saves a second. */
export async function createRestoreTarget(template?: string): Promise<RestoreTarget> {
  const database = await createEmptyDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), "shop-restored-"));
  return {
    s3: undefined,
    sessionSecret: undefined,
    database,
    dataDir,
    signal: new AbortController().signal,
    openDatabase: async () => database.url,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
