/** How a part of the server is: to be left alone, to be looked at, or to be mended now. */
export const statusLevels = ["ok", "warn", "error"] as const;

export type StatusLevel = (typeof statusLevels)[number];

/** What can be wrong, with how bad it is. */
export const statusProblems = {
  database_slow: "warn",
  database_waiting: "warn",
  jobs_late: "warn",
  jobs_stuck: "error",
  jobs_failed: "warn",
  mail_to_files: "warn",
  mail_put_off: "warn",
  mail_given_up: "error",
  mail_stuck: "error",
  storage_unreachable: "error",
  disk_low: "warn",
  disk_full: "error",
  backup_off: "warn",
  backup_missing: "warn",
  backup_late: "warn",
  backup_old: "error",
  backup_unreadable: "error",
} as const satisfies Record<string, StatusLevel>;

export type StatusProblem = keyof typeof statusProblems;

const minute = 60;
const hour = 60 * minute;
const gigabyte = 1_000_000_000;

/** Of a part without a problem, or of the given one. */
export function toStatusLevel(problem: StatusProblem | null): StatusLevel {
  return problem === null ? "ok" : statusProblems[problem];
}

export function findWorstLevel(levels: readonly StatusLevel[]): StatusLevel {
  return statusLevels.findLast((level) => levels.includes(level)) ?? "ok";
}

export function judgeDatabase(database: {
  readonly answerMs: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}): StatusProblem | null {
  if (database.waiting > 0) return "database_waiting";
  return database.answerMs > 500 ? "database_slow" : null;
}

export function judgeQueue(queue: {
  readonly failed: number;
  /** How long the first waiting job has been due. */
  readonly dueSeconds: number;
}): StatusProblem | null {
  if (queue.dueSeconds > 30 * minute) return "jobs_stuck";
  if (queue.dueSeconds > 5 * minute) return "jobs_late";
  return queue.failed > 0 ? "jobs_failed" : null;
}

export function judgeMail(mail: {
  readonly delivery: "smtp" | "files";
  /** Mails that could not be sent at least once, and wait for the next attempt. */
  readonly putOff: number;
  /** Mails that failed for good in the last days. */
  readonly givenUp: number;
  readonly dueSeconds: number;
}): StatusProblem | null {
  if (mail.dueSeconds > 10 * minute) return "mail_stuck";
  if (mail.givenUp > 0) return "mail_given_up";
  if (mail.putOff > 0) return "mail_put_off";
  return mail.delivery === "files" ? "mail_to_files" : null;
}

/** @param disk Undefined if it can't be written to; null sizes are those of a store without a limit. */
export function judgeStorage(
  disk: { readonly freeBytes: number | null; readonly totalBytes: number | null } | undefined,
): StatusProblem | null {
  if (!disk) return "storage_unreachable";
  const { freeBytes, totalBytes } = disk;
  if (freeBytes === null || totalBytes === null) return null;
  const share = freeBytes / totalBytes;
  if (freeBytes < 0.2 * gigabyte || share < 0.01) return "disk_full";
  return freeBytes < gigabyte || share < 0.05 ? "disk_low" : null;
}

export function judgeBackup(backup: {
  readonly isScheduled: boolean;
  readonly isReadable: boolean;
  /** Of the newest; null if there is none. */
  readonly ageSeconds: number | null;
}): StatusProblem | null {
  if (!backup.isScheduled) return "backup_off";
  if (!backup.isReadable) return "backup_unreadable";
  if (backup.ageSeconds === null) return "backup_missing";
  // One a day, which may take some time itself.
  if (backup.ageSeconds > 50 * hour) return "backup_old";
  return backup.ageSeconds > 26 * hour ? "backup_late" : null;
}
