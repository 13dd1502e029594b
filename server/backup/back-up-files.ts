import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { listUploadKeys } from "#server/services/uploads/upload-files.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { FileRecord } from "./archive-format.ts";
import { SetDigest } from "./set-digest.ts";

const pageSize = 500;

/** None of the uploads that the database lists has a file. */
export class MissingFilesError extends Error {
  override readonly name = "MissingFilesError";

  constructor(uploads: number) {
    super(`None of the ${uploads} uploaded files was found: check DATA_DIR, or the S3 settings`);
  }
}

/** Counts files and their bytes, in any order. */
export class FileDigest {
  readonly #digest = new SetDigest();
  #bytes = 0;

  add(key: string, content: Uint8Array): void {
    this.#digest.add(`${key}\n${createHash("sha256").update(content).digest("hex")}`);
    this.#bytes += content.length;
  }

  toRecord(): FileRecord {
    return { count: this.#digest.count, bytes: this.#bytes, digest: this.#digest.toString() };
  }
}

/**
 * Reads the files of all stored uploads of the snapshot. A small image has fewer sizes, and the sweep may
 * just have removed an upload.
 * @throws {MissingFilesError} If no upload has a file: then the settings name another place.
 */
export async function readFiles(
  client: pg.Client,
  storage: Pick<FileStorage, "read">,
  write: (key: string, content: Buffer) => Promise<void>,
): Promise<FileRecord> {
  const digest = new FileDigest();
  let uploads = 0;
  for await (const keys of listStored(client)) {
    uploads += 1;
    const files = await Promise.all(keys.map((key) => readFile(storage, key)));
    for (const { key, content } of files.flat()) {
      digest.add(key, content);
      await write(key, content);
    }
  }
  const record = digest.toRecord();
  if (uploads > 0 && record.count === 0) throw new MissingFilesError(uploads);
  return record;
}

/** Yields the possible keys of one upload after the other. */
async function* listStored(client: pg.Client): AsyncGenerator<readonly string[], void, void> {
  for (let last = "00000000-0000-0000-0000-000000000000"; ;) {
    const { rows } = await client.query<{ id: string; bucket: string; path: string }>(
      "SELECT id, bucket, path FROM uploads WHERE state = 'stored' AND id > $1 ORDER BY id LIMIT $2",
      [last, pageSize],
    );
    for (const upload of rows) yield listUploadKeys(upload);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < pageSize) return;
  }
}

async function readFile(
  storage: Pick<FileStorage, "read">,
  key: string,
): Promise<readonly { readonly key: string; readonly content: Buffer }[]> {
  const file = await storage.read(key);
  return file ? [{ key, content: await buffer(await file.open()) }] : [];
}
