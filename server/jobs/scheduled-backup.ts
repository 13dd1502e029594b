import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PgBoss } from "pg-boss";
import type { AppContext } from "#server/app-context.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import type { BackupConfig } from "#server/config.ts";
import { describeError } from "#server/db/describe-error.ts";
import { isBackupName, nameBackup } from "#server/services/status/find-newest-backup.ts";

type BackupJobParts = Pick<
  AppContext,
  "config" | "databaseUrl" | "storage" | "log" | "now" | "stopping"
>;

const scheduleKey = "daily";

/** Schedules the daily backup, or ends it. Of several processes, one adds the job when it is due. */
export async function scheduleBackup(
  boss: PgBoss,
  backup: BackupConfig | undefined,
): Promise<void> {
  if (!backup) return boss.unschedule("backup", scheduleKey);
  const { hour, minute } = backup.at;
  await boss.schedule("backup", `${minute} ${hour} * * *`, null, {
    tz: "Europe/Tirane",
    key: scheduleKey,
    singletonKey: scheduleKey,
    missed: "once",
  });
}

/**
 * Writes the daily backup, then removes the oldest ones. A failed one leaves them all.
 * @throws So that the queue runs the job again.
 */
export async function runScheduledBackup(parts: BackupJobParts): Promise<void> {
  const { backup } = parts.config;
  if (!backup) return;
  const path = join(backup.folder, nameBackup(parts.now()));
  const startedAt = performance.now();
  try {
    await mkdir(backup.folder, { recursive: true, mode: 0o700 });
    const { files } = await writeBackup(path, {
      databaseUrl: parts.databaseUrl,
      storage: parts.storage,
      sessionSecret: undefined,
      signal: parts.stopping,
    });
    const removed = await removeOldBackups(backup);
    const ms = Math.round(performance.now() - startedAt);
    parts.log.info({ path, files: files.count, removed, ms }, "backup written");
  } catch (error) {
    parts.log.error({ path, err: describeError(error) }, "backup failed");
    throw error;
  }
}

async function removeOldBackups({ folder, keep }: BackupConfig): Promise<number> {
  const names = (await readdir(folder)).filter(isBackupName).toSorted();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
