import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasErrorCode } from "#domain/has-error-code.ts";
import type { BackupConfig } from "#server/config.ts";

const backupName = /^shop-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** A scheduled backup in its folder. */
export type FoundBackup = { readonly madeAt: Date; readonly bytes: number };

export function isBackupName(name: string): boolean {
  return backupName.test(name);
}

/** The name of a scheduled backup; `isBackupName` recognises it. */
export function nameBackup(time: Date): string {
  return `shop-${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.tar.gz`;
}

/**
 * Finds the newest scheduled backup; undefined if there is none yet.
 * @throws If the folder exists and can't be read.
 */
export async function findNewestBackup({ folder }: BackupConfig): Promise<FoundBackup | undefined> {
  const name = (await listNames(folder)).filter(isBackupName).toSorted().at(-1);
  if (name === undefined) return undefined;
  const { size } = await stat(join(folder, name));
  return { madeAt: new Date(name.replace(backupName, "$1-$2-$3T$4:$5:$6Z")), bytes: size };
}

async function listNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The first backup creates it.
    if (hasErrorCode(error, "ENOENT")) return [];
    throw error;
  }
}
