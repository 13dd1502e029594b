import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import { hasErrorCode } from "#domain/has-error-code.ts";
import type { Config, S3Config } from "#server/config.ts";

/** An existing file: its size, and its bytes on demand. */
export type StoredFile = {
  readonly size: number;
  /** Streams as fast as the reader takes it. Call it at most once. */
  open(): Promise<Readable>;
};

/** Storage for uploaded files: the data folder, or any S3-compatible store. */
export type FileStorage = {
  /** Writes a file. A key is never overwritten with other bytes. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Finds a file; undefined if there is none. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Deletes files. Missing files are no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Checks that there are no files at all. */
  isEmpty(): Promise<boolean>;
};

/** Timeouts of requests to S3, in milliseconds. */
const s3TimeoutsMs = { connectionTimeout: 5_000, requestTimeout: 30_000 };

/**
 * Creates the configured storage. Its libraries are loaded with the first file, because they take
 * memory that a shop without uploads doesn't need.
 */
export function createFileStorage(config: Pick<Config, "s3" | "dataDir">): FileStorage {
  let opened: Promise<Disk> | undefined;
  const open = (): Promise<Disk> => {
    opened ??= config.s3 ? openS3(config.s3) : openFolder(config.dataDir);
    return opened;
  };
  return {
    async put(key, bytes, contentType) {
      const disk = await open();
      await disk.put(key, bytes, { contentType });
    },
    async read(key) {
      const disk = await open();
      const size = await getSize(disk, key);
      return size === undefined ? undefined : { size, open: () => disk.getStream(key) };
    },
    async delete(keys) {
      const disk = await open();
      await Promise.all(keys.map((key) => disk.delete(key)));
    },
    isEmpty: async () => hasNoFiles(await open()),
  };
}

async function openFolder(dataDir: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([
    import("flydrive"),
    import("flydrive/drivers/fs"),
  ]);
  return new Disk(new FSDriver({ location: `${dataDir}/uploads`, visibility: "private" }));
}

async function openS3({ accessKeyId, secretAccessKey, ...place }: S3Config): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([
    import("flydrive"),
    import("flydrive/drivers/s3"),
  ]);
  const driver = new S3Driver({
    ...place,
    credentials: { accessKeyId, secretAccessKey },
    visibility: "private",
    requestHandler: s3TimeoutsMs,
    // Stores other than Amazon's lack these: buckets as host names, access lists, newer checksums.
    forcePathStyle: true,
    supportsACL: false,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return new Disk(driver);
}

async function getSize(disk: Disk, key: string): Promise<number | undefined> {
  try {
    const { contentLength } = await disk.getMetaData(key);
    return contentLength;
  } catch (error) {
    if (error instanceof Error && isMissing(error.cause)) return undefined;
    throw error;
  }
}

async function hasNoFiles(disk: Disk): Promise<boolean> {
  try {
    const { objects } = await disk.listAll("/", { recursive: true });
    const first = objects[Symbol.iterator]().next();
    return first.done === true;
  } catch (error) {
    if (error instanceof Error && isMissing(error.cause)) return true;
    throw error;
  }
}

/** ENOENT comes from the folder, NotFound from S3. */
function isMissing(cause: unknown): boolean {
  return hasErrorCode(cause, "ENOENT") || (cause instanceof Error && cause.name === "NotFound");
}
