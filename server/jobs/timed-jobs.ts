import type { AppContext } from "#server/app-context.ts";
import { sweepUploads } from "#server/services/uploads/sweep-uploads.ts";
import { addUpFigures } from "./add-up-figures.ts";
import {
  deleteEndedSessions,
  deleteEndedCounts,
  forgetSearchWords,
  eraseCustomerNotes,
  pruneChanges,
  pruneImports,
} from "./delete-ended-rows.ts";
import { fillDimensions } from "./fill-dimensions.ts";
import { findUnqueuedNotices } from "./find-unqueued-notices.ts";
import { applyRetention } from "./retention/apply-retention.ts";

export type TimedJobParts = Pick<
  AppContext,
  "config" | "db" | "feed" | "storage" | "log" | "now" | "stopping" | "jobs" | "seal"
>;

type TimedJob = {
  /** In UTC, as in crontab. */
  readonly cron: string;
  readonly run: (parts: TimedJobParts) => Promise<void>;
};

/**
 * The jobs that run by the clock, at different minutes. Each runs once however many processes there are,
 * and once at the next start if none was running at its time.
 */
export const timedJobs: Readonly<Record<string, TimedJob>> = {
  "prune-attempt-counts": { cron: "*/5 * * * *", run: ({ db }) => deleteEndedCounts(db) },
  "add-up-figures": { cron: "3-59/5 * * * *", run: ({ db }) => addUpFigures(db.$client) },
  "prune-changes": { cron: "7 * * * *", run: ({ db }) => pruneChanges(db.$client) },
  "prune-imports": { cron: "17 * * * *", run: ({ db }) => pruneImports(db.$client) },
  "erase-customer-notes": {
    cron: "22 * * * *",
    run: ({ db, now }) => eraseCustomerNotes(db, now()),
  },
  "sweep-uploads": {
    cron: "27 * * * *",
    async run(parts) {
      const count = await sweepUploads(parts);
      if (count > 0) parts.log.info({ count }, "unused uploads removed");
    },
  },
  "delete-ended-sessions": { cron: "37 * * * *", run: ({ db }) => deleteEndedSessions(db) },
  "fill-dimensions": { cron: "57 * * * *", run: fillDimensions },
  "forget-search-words": {
    cron: "12 * * * *",
    run: ({ db, config }) => forgetSearchWords(db.$client, config.retention.search_months),
  },
  "apply-retention": { cron: "32 * * * *", run: applyRetention },
  "find-unqueued-notices": { cron: "47 * * * *", run: findUnqueuedNotices },
};
