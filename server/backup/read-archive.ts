import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Entry } from "tar-stream";
import { z } from "zod";
import {
  ArchiveError,
  archiveHead,
  archiveManifest,
  formatVersion,
  headName,
  manifestName,
  maxJsonBytes,
  type ArchiveHead,
  type ArchiveManifest,
} from "./archive-format.ts";

/** What heads of all formats have. */
const anyHead = z.looseObject(archiveHead.pick({ format: true, version: true }).shape);

/** An entry of an archive between head and manifest. */
export type ArchiveEntry = {
  readonly name: string;
  readonly size: number;
  /** Read them all, once. */
  readonly chunks: AsyncIterable<Buffer>;
};

/** Head and manifest of an archive. */
export type ArchiveSummary = { readonly head: ArchiveHead; readonly manifest: ArchiveManifest };

/**
 * Reads an archive once from the beginning to the end.
 * @param visit Called for each entry in turn.
 * @throws {ArchiveError} If the file is no complete backup; other errors come from the file or `visit`.
 */
export async function readArchive(
  path: string,
  visit: (entry: ArchiveEntry) => Promise<void>,
): Promise<ArchiveSummary> {
  const tar = extract();
  const contents = createHash("sha256");
  let head: ArchiveHead | undefined;
  let manifest: ArchiveManifest | undefined;
  const isRead = pipeline(createReadStream(path), createGunzip(), tar);
  isRead.catch(() => undefined);
  for await (const entry of tar) {
    const { name, size = 0 } = entry.header;
    if (manifest) throw new ArchiveError(`it goes on after its end with ${name}`);
    if (name === manifestName) {
      manifest = await readJson(entry, size, archiveManifest);
      continue;
    }
    contents.update(`${name}\n${size}\n`);
    const chunks = pass(entry, (chunk) => contents.update(chunk));
    if (head) await visit({ name, size, chunks });
    else head = await readHead(name, size, chunks);
  }
  await isRead;
  if (!head) throw new ArchiveError("it is empty");
  if (!manifest) throw new ArchiveError("its end is missing");
  if (contents.digest("hex") !== manifest.contents) {
    throw new ArchiveError("its contents don't match their checksum");
  }
  return { head, manifest };
}

/**
 * Checks that a file is a complete, undamaged backup.
 * @throws {ArchiveError} With the file's name and what is wrong.
 */
export async function checkArchive(path: string): Promise<ArchiveSummary> {
  try {
    return await readArchive(path, async ({ chunks }) => {
      // Reading them adds them to the checksum.
      for await (const chunk of chunks) void chunk;
    });
  } catch (error) {
    throw new ArchiveError(`${path} can't be restored: ${describe(error)}`, { cause: error });
  }
}

async function readHead(
  name: string,
  size: number,
  chunks: AsyncIterable<Buffer>,
): Promise<ArchiveHead> {
  const notOurs = "it is not a backup of this program";
  if (name !== headName) throw new ArchiveError(notOurs);
  const json = await readJson(chunks, size, anyHead, notOurs);
  if (json.version === formatVersion) return archiveHead.parse(json);
  throw new ArchiveError(
    `its format is ${json.version}, but this version of the program reads ${formatVersion}`,
  );
}

async function readJson<Schema extends z.ZodType>(
  chunks: Entry | AsyncIterable<Buffer>,
  size: number,
  schema: Schema,
  wrong = "its list of contents is damaged",
): Promise<z.infer<Schema>> {
  if (size > maxJsonBytes) throw new ArchiveError(wrong);
  const parts: Buffer[] = [];
  for await (const part of chunks) parts.push(part);
  try {
    return schema.parse(JSON.parse(Buffer.concat(parts).toString("utf8")));
  } catch (error) {
    throw new ArchiveError(wrong, { cause: error });
  }
}

async function* pass(
  entry: Entry,
  see: (chunk: Buffer) => unknown,
): AsyncGenerator<Buffer, void, void> {
  for await (const chunk of entry) {
    see(chunk);
    yield chunk;
  }
}

const texts: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it can't be read by this user",
  Z_BUF_ERROR: "it ends too early",
};

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ArchiveError) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (texts[code]) return texts[code];
  if (error.message === "incorrect header check") return "it is not a gzip file";
  if (code.startsWith("Z_")) return "it is damaged";
  // Errors of tar-stream have no code.
  return code === "" ? `it is damaged (${error.message})` : error.message;
}
