import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { processExists } from "./process-inspection.ts";

/**
 * Makes a folder for something that gets its final name when it is whole, so that a start that is killed
 * half way leaves nothing that the next one trips over.
 *
 * @param home Folder of the final place: renaming works within one file system.
 * @returns Its path; the name tells which process is at work in it.
 */
export async function makeDraft(home: string): Promise<string> {
  return mkdtemp(join(home, `postgres.new-${process.pid}-`));
}

/**
 * Removes the drafts of processes that are no more.
 *
 * @param home Folder that the drafts lie in.
 */
export async function removeAbandonedDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (maker === undefined || processExists(Number(maker))) continue;
    // A program that outlived its killed server may still be writing; then the next start removes it.
    await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
