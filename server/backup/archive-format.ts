import { z } from "zod";

/** First entry of an archive: enough for a reader to reject an archive that it can't restore. */
export const headName = "shop-backup.json";
/** Last entry: an archive without it is incomplete. */
export const manifestName = "manifest.json";
/** Chunks of a table: `database/orders/000001`, in order. Joined, they are what COPY wrote. */
export const tablesFolder = "database/";
/** Uploaded files under their keys in the storage. */
export const filesFolder = "files/";
export const secretName = "secrets/session-secret";

const formatName = "industrial-components-backup";
export const formatVersion = 1;

/** Max size of head and manifest, which are read as a whole. */
export const maxJsonBytes = 16 * 1024 * 1024;

export const archiveHead = z.object({
  format: z.literal(formatName),
  version: z.int().positive(),
  createdAt: z.string(),
  postgres: z.string(),
  /** Times of the applied migrations, in order, as drizzle records them. */
  migrations: z.array(z.int()),
  hasSecrets: z.boolean(),
});

export type ArchiveHead = z.infer<typeof archiveHead>;

const tableRecord = z.object({
  name: z.string(),
  /** Quoted for SQL. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** See `SetDigest`. */
  digest: z.string(),
});

export type TableRecord = z.infer<typeof tableRecord>;

const sequenceRecord = z.object({
  name: z.string(),
  lastValue: z.string().regex(/^\d{1,19}$/),
  isCalled: z.boolean(),
});

export type SequenceRecord = z.infer<typeof sequenceRecord>;

const fileRecord = z.object({ count: z.int(), bytes: z.int(), digest: z.string() });

export type FileRecord = z.infer<typeof fileRecord>;

export const archiveManifest = z.object({
  tables: z.array(tableRecord),
  sequences: z.array(sequenceRecord),
  files: fileRecord,
  /** SHA-256 over the names, sizes and bytes of all entries before the manifest. */
  contents: z.string(),
});

export type ArchiveManifest = z.infer<typeof archiveManifest>;

export function createHead(parts: Omit<ArchiveHead, "format" | "version">): ArchiveHead {
  return { format: formatName, version: formatVersion, ...parts };
}

/** A file that is no complete, undamaged backup of a shop. The message says why. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}
