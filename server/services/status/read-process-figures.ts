import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { Tally } from "#server/services/limits/tally.ts";
import { findNewestBackup } from "./find-newest-backup.ts";
import { readDiskSizes } from "./read-disk-sizes.ts";
import { readJobs, type JobCount } from "./read-jobs.ts";

/** Connections to the database. */
export type PoolFigures = {
  readonly max: number;
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for one. */
  readonly waiting: number;
};

/** Figures that are measured on demand. */
export type ProcessFigures = {
  readonly pool: PoolFigures;
  readonly openStreams: number;
  /** Undefined while the database doesn't answer. */
  readonly jobs: readonly JobCount[] | undefined;
  readonly isBackupScheduled: boolean;
  /** Undefined without a scheduled backup. */
  readonly backupAgeSeconds: number | undefined;
  /** Free bytes where `DATA_DIR` and `BACKUP_DIR` are. */
  readonly freeBytes: { readonly data: number | undefined; readonly backups: number | undefined };
};

export type FigureParts = {
  readonly config: Config;
  readonly db: Database;
  readonly openStreams: Tally;
  readonly now: () => Date;
};

/** Reads the figures of this process and its database. Never fails: what can't be read is undefined. */
export async function readProcessFigures(parts: FigureParts): Promise<ProcessFigures> {
  const { config, db, openStreams } = parts;
  const [jobs, backupAgeSeconds, data, backups] = await Promise.all([
    readJobs(db).catch(() => undefined),
    readBackupAge(parts).catch(() => undefined),
    readFreeBytes(config.dataDir),
    config.backup && readFreeBytes(config.backup.folder),
  ]);
  return {
    pool: readPool(db, config),
    openStreams: openStreams.total,
    jobs,
    isBackupScheduled: config.backup !== undefined,
    backupAgeSeconds,
    freeBytes: { data, backups },
  };
}

async function readFreeBytes(folder: string): Promise<number | undefined> {
  return (await readDiskSizes(folder).catch(() => undefined))?.freeBytes;
}

export function readPool({ $client }: Database, config: Config): PoolFigures {
  const { totalCount, idleCount, waitingCount } = $client;
  return {
    max: config.databasePoolSize,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  };
}

async function readBackupAge({ config, now }: FigureParts): Promise<number | undefined> {
  const newest = config.backup && (await findNewestBackup(config.backup));
  return newest && (now().getTime() - newest.madeAt.getTime()) / 1_000;
}
