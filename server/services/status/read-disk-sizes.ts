import { statfs } from "node:fs/promises";

/** Free and total space of a disk, in bytes. */
export type DiskSizes = { readonly freeBytes: number; readonly totalBytes: number };

/** Reads the sizes of the disk that a folder is on. */
export async function readDiskSizes(folder: string): Promise<DiskSizes> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
