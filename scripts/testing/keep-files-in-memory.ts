import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** Linux's file system in memory. Containers often limit it to 64 MB. */
const memoryFolder = "/dev/shm";
/** Bytes that a run's databases, shops and browser profiles may take. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Puts the temporary files of this process and its children into memory, where there is space, and removes them at
 * the end: copying a database per test file to a disk takes a fifth of the CPU time of the database tests.
 * A TMPDIR that is already set stays.
 */
export function keepFilesInMemory(): void {
  if (process.env["TMPDIR"] || !hasSpace()) return;
  const folder = mkdtempSync(join(memoryFolder, "shop-tests-"));
  // The embedded database runs as another user if root starts it.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, freemem()) > 2 * neededBytes;
  } catch {
    // Systems other than Linux.
    return false;
  }
}
