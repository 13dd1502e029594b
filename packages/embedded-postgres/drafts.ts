import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { processExists } from "./process-inspection.ts";

/**
 * Creates a folder for contents that get their final name when complete, so that a start killed halfway
 * leaves nothing that breaks the next one.
 * @param home Parent of the final path: renaming works only within one file system.
 * @returns Its path; the name contains the id of the process that uses it.
 */
export async function makeDraft(home: string): Promise<string> {
  return mkdtemp(join(home, `postgres.new-${process.pid}-`));
}

/**
 * Removes the drafts of processes that have ended.
 * @param home Folder with the drafts.
 */
export async function removeAbandonedDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (maker === undefined || processExists(Number(maker))) continue;
    // A child process may outlive its killed server and still be writing; then the next start removes
    // it.
    await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
