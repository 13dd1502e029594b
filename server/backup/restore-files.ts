import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { createFileStorage, type FileStorage } from "#server/storage/file-storage.ts";
import { syncFolder } from "./write-backup.ts";

/** Takes the files of an archive, which become visible together. */
export type FileRestore = {
  put(key: string, content: Buffer): Promise<void>;
  putSecret(secret: string): Promise<void>;
  /** Moves the files to where the server reads them. */
  publish(): Promise<void>;
  /** Removes the restored files if the database couldn't commit. */
  undoPublish(): Promise<void>;
  /** Removes the folder that marks an unfinished restore. */
  finish(): Promise<void>;
};

type FilePlace = Pick<Config, "dataDir" | "s3" | "sessionSecret">;

/** Exists while a restore is under way or was killed: then files are leftovers if the database is empty. */
const workFolder = "restore-unfinished";

/**
 * Checks that no files are where a restore would put some.
 * @returns What is there; undefined if nothing or only the leftovers of a killed restore.
 */
export async function findFiles(place: FilePlace): Promise<string | undefined> {
  if (await exists(join(place.dataDir, workFolder))) return undefined;
  if (await createFileStorage(place).isEmpty()) return undefined;
  return place.s3 ? `the bucket ${place.s3.bucket}` : join(place.dataDir, "uploads");
}

/** Begins to restore files: beside `uploads`, or directly in the bucket, whose objects nothing shows yet. */
export async function beginFiles(place: FilePlace): Promise<FileRestore> {
  const work = join(place.dataDir, workFolder);
  const uploads = join(place.dataDir, "uploads");
  await mkdir(place.dataDir, { recursive: true });
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { mode: 0o700 });
  await syncFolder(place.dataDir);
  const storage = createFileStorage(place.s3 ? place : { ...place, dataDir: work });
  const secretPath = join(place.dataDir, "session-secret");
  let secret: string | undefined;
  let isPublished = false;
  const keys: string[] = [];
  return {
    async put(key, content) {
      keys.push(key);
      await putFile(storage, key, content);
      if (!place.s3) await syncFile(join(work, "uploads", key));
    },
    async putSecret(restored) {
      const present = place.sessionSecret ?? (await readIfPresent(secretPath));
      if (present !== undefined && present !== restored) {
        throw new Error("The session secret here is another than the archive's: remove it first");
      }
      if (present === undefined) secret = restored;
    },
    async publish() {
      if (secret) await writeFile(secretPath, secret, { mode: 0o600, flag: "wx", flush: true });
      const staged = join(work, "uploads");
      if (!(await exists(staged))) return;
      if (await exists(uploads)) await clear(place, uploads);
      await rename(staged, uploads);
      isPublished = true;
      await syncFolder(place.dataDir);
    },
    async undoPublish() {
      if (place.s3) await deleteAll(storage, keys);
      else if (isPublished) await rename(uploads, join(work, "uploads"));
      if (secret) await rm(secretPath, { force: true });
    },
    finish: () => rm(work, { recursive: true, force: true }),
  };
}

const deletedAtOnce = 100;

async function deleteAll(storage: FileStorage, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += deletedAtOnce) {
    await storage.delete(keys.slice(start, start + deletedAtOnce));
  }
}

/** Removes empty folders; puts the leftovers of a killed restore aside. */
async function clear(place: FilePlace, uploads: string): Promise<void> {
  if (await createFileStorage(place).isEmpty()) await rm(uploads, { recursive: true });
  else await rename(uploads, `${uploads}-before-restore-${Date.now()}`);
}

async function putFile(storage: FileStorage, key: string, content: Buffer): Promise<void> {
  if (!/^[\w -]+(?:\/[\w-]+)+\.\w+$/.test(key)) throw new Error(`Not a name of an upload: ${key}`);
  const extension = key.slice(key.lastIndexOf(".") + 1);
  await storage.put(key, content, `image/${extension === "jpg" ? "jpeg" : extension}`);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function readIfPresent(path: string): Promise<string | undefined> {
  return (await exists(path)) ? (await readFile(path, "utf8")).trim() : undefined;
}
