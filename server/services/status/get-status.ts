import { sql } from "drizzle-orm";
import type { ServerStatus } from "#domain/server-status-schema.ts";
import {
  findWorstLevel,
  judgeBackup,
  judgeDatabase,
  judgeMail,
  judgeQueue,
} from "#domain/server-status.ts";
import { describeError } from "#server/db/describe-error.ts";
import { mailQueueNames } from "#server/db/jobs/queues.ts";
import type { ServiceContext } from "#server/services/context.ts";
import type { Tally } from "#server/services/limits/tally.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { checkStorage } from "./check-storage.ts";
import { findNewestBackup } from "./find-newest-backup.ts";
import { judge } from "./judge.ts";
import { readGivenUpMails, readJobs, type GivenUpMails, type JobCount } from "./read-jobs.ts";
import { readPool } from "./read-process-figures.ts";

/** What a service context doesn't know of its process. */
export type StatusParts = { readonly version: string; readonly openStreams: Tally };

/**
 * Reads how the server, its database, queue, mails, storage and backups are.
 * docs/product/admin.md#status-of-the-server
 * @throws {ServiceError} `unauthorized` or `forbidden`.
 */
export async function getStatus(
  ctx: ServiceContext,
  { version, openStreams }: StatusParts,
): Promise<ServerStatus> {
  requireAdmin(ctx.actor);
  const [database, jobs, givenUp, storage, backup] = await Promise.all([
    readDatabase(ctx),
    readJobs(ctx.db),
    readGivenUpMails(ctx.db),
    checkStorage(ctx),
    readBackup(ctx),
  ]);
  const parts = {
    database,
    queue: describeQueue(jobs),
    mail: describeMail(ctx, jobs, givenUp),
    storage,
    backup,
    streams: { ...judge(null), open: openStreams.total },
  };
  return {
    level: findWorstLevel(Object.values(parts).map(({ level }) => level)),
    checked_at: ctx.now().toISOString(),
    version,
    started_at: new Date(performance.timeOrigin).toISOString(),
    ...parts,
  };
}

async function readDatabase({ db, config }: ServiceContext): Promise<ServerStatus["database"]> {
  // Read first: the statements below use connections themselves.
  const connections = readPool(db, config);
  const startedAt = performance.now();
  const { rows } = await db.execute<{ version: string; bytes: string }>(sql`
    SELECT current_setting('server_version') AS version,
      pg_database_size(current_database())::text AS bytes`);
  const answerMs = performance.now() - startedAt;
  return {
    ...judge(judgeDatabase({ answerMs, waiting: connections.waiting })),
    version: rows[0]?.version.split(" ", 1)[0] ?? "",
    bytes: Number(rows[0]?.bytes ?? 0),
    answer_ms: Math.round(answerMs * 10) / 10,
    connections,
  };
}

function describeQueue(jobs: readonly JobCount[]): ServerStatus["queue"] {
  const waiting = jobs.filter(isWaiting);
  const failed = countJobs(jobs.filter(({ state }) => state === "failed"));
  const dueSeconds = findDueSeconds(waiting);
  return {
    ...judge(judgeQueue({ failed, dueSeconds })),
    waiting: countJobs(waiting),
    running: countJobs(jobs.filter(({ state }) => state === "active")),
    failed,
    due_seconds: dueSeconds,
  };
}

function describeMail(
  { config }: ServiceContext,
  jobs: readonly JobCount[],
  givenUp: GivenUpMails,
): ServerStatus["mail"] {
  const mails = jobs.filter(({ queue }) => mailQueueNames.includes(queue));
  const delivery = config.smtpUrl === undefined ? "files" : "smtp";
  const putOff = mails.reduce((sum, mail) => sum + mail.putOff, 0);
  const dueSeconds = findDueSeconds(mails.filter(isWaiting));
  return {
    ...judge(judgeMail({ delivery, givenUp: givenUp.count, putOff, dueSeconds })),
    delivery,
    waiting: countJobs(mails),
    put_off: putOff,
    given_up: givenUp.count,
    given_up_for: [...givenUp.numbers],
    due_seconds: dueSeconds,
  };
}

async function readBackup({ config, now, log }: ServiceContext): Promise<ServerStatus["backup"]> {
  const { backup } = config;
  if (!backup) return { ...judge("backup_off"), made_at: null, bytes: null };
  try {
    const newest = await findNewestBackup(backup);
    const ageSeconds = newest ? (now().getTime() - newest.madeAt.getTime()) / 1_000 : null;
    return {
      ...judge(judgeBackup({ isScheduled: true, isReadable: true, ageSeconds })),
      made_at: newest?.madeAt.toISOString() ?? null,
      bytes: newest?.bytes ?? null,
    };
  } catch (error) {
    log.warn({ err: describeError(error) }, "the folder of backups can't be read");
    return { ...judge("backup_unreadable"), made_at: null, bytes: null };
  }
}

function isWaiting({ state }: JobCount): boolean {
  return state === "created" || state === "retry";
}

function countJobs(jobs: readonly JobCount[]): number {
  return jobs.reduce((sum, { count }) => sum + count, 0);
}

function findDueSeconds(jobs: readonly JobCount[]): number {
  return Math.round(Math.max(0, ...jobs.map(({ dueSeconds }) => dueSeconds)));
}
