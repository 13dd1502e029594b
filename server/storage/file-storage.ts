import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Config, S3Config } from "#server/config.ts";

/** A file that is there: how long it is, and its bytes once somebody wants them. */
export type StoredFile = {
  readonly size: number;
  /** Reads as fast as it is taken; called at most once. */
  open(): Promise<Readable>;
};

/** Where files that people bring are kept: the data folder, or any S3-compatible store. */
export type FileStorage = {
  /** Writes a file; a key is written once and never again with other bytes. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Finds a file; undefined if there is none. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Removes files; those that aren't there are no fault. */
  delete(keys: readonly string[]): Promise<void>;
};

/** How long the other machine may take to answer. */
const s3TimeoutsMs = { connectionTimeout: 5_000, requestTimeout: 30_000 };

/**
 * Names the storage that the configuration asks for. Nothing is opened before the first file: the
 * libraries cost memory that a shop without uploads doesn't need.
 *
 * @param config Holds the S3 settings, if any, and the data folder.
 * @returns The storage.
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
    // What stores other than Amazon's lack: buckets as host names, access lists, newer checksums.
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

/** ENOENT is the folder's answer, NotFound that of S3. */
function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === "NotFound" || ("code" in cause && cause.code === "ENOENT");
}
