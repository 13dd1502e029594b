import type { Gauge } from "prom-client";
import { jobStates, mailQueueNames, queueNames } from "#server/db/jobs/queues.ts";
import type { ProcessFigures } from "#server/services/status/read-process-figures.ts";

type CreateGauge = (name: string, help: string, labelNames?: readonly string[]) => Gauge;

/**
 * Creates the gauges of the figures.
 * @returns Sets them all.
 */
export function createFigureGauges(gauge: CreateGauge): (figures: ProcessFigures) => void {
  const connections = gauge(
    "shop_database_connections",
    "Connections to the database by state: used or idle",
    ["state"],
  );
  const maxConnections = gauge("shop_database_connections_max", "Most connections to the database");
  const waiting = gauge("shop_database_waiting_requests", "Requests that wait for a connection");
  const isUp = gauge("shop_database_up", "Whether the database answers, 1 or 0");
  const jobs = gauge("shop_jobs", "Jobs by queue and state", ["queue", "state"]);
  const dueSeconds = gauge("shop_jobs_due_seconds", "How long the first waiting job has been due", [
    "queue",
  ]);
  const mailsWaiting = gauge("shop_mails_waiting", "Mails that aren't sent yet");
  const streams = gauge("shop_event_streams", "Open event streams");
  const isScheduled = gauge("shop_backup_scheduled", "Whether BACKUP_DIR is set, 1 or 0");
  const backupAge = gauge(
    "shop_backup_age_seconds",
    "Age of the newest scheduled backup; absent without one",
  );

  const freeBytes = gauge(
    "shop_disk_free_bytes",
    "Free bytes of the disk of DATA_DIR (data) and BACKUP_DIR (backups)",
    ["place"],
  );

  return (figures) => {
    connections.set({ state: "used" }, figures.pool.used);
    connections.set({ state: "idle" }, figures.pool.idle);
    maxConnections.set(figures.pool.max);
    waiting.set(figures.pool.waiting);
    isUp.set(figures.jobs ? 1 : 0);
    streams.set(figures.openStreams);
    isScheduled.set(figures.isBackupScheduled ? 1 : 0);
    backupAge.remove();
    if (figures.backupAgeSeconds !== undefined) backupAge.set(figures.backupAgeSeconds);
    freeBytes.reset();
    for (const [place, bytes] of Object.entries(figures.freeBytes)) {
      if (bytes !== undefined) freeBytes.set({ place }, bytes);
    }
    setJobs(figures.jobs);
  };

  /** While the database is unavailable, the series are absent instead of stale. */
  function setJobs(counts: ProcessFigures["jobs"]): void {
    for (const series of [jobs, dueSeconds, mailsWaiting]) series.reset();
    if (!counts) return mailsWaiting.remove();
    for (const queue of queueNames) {
      const ofQueue = counts.filter((entry) => entry.queue === queue);
      for (const state of jobStates) {
        jobs.set({ queue, state }, ofQueue.find((entry) => entry.state === state)?.count ?? 0);
      }
      const due = ofQueue.filter(({ state }) => state === "created" || state === "retry");
      dueSeconds.set({ queue }, Math.max(0, ...due.map((entry) => entry.dueSeconds)));
    }
    const mails = counts.filter(({ queue }) => mailQueueNames.includes(queue));
    mailsWaiting.set(mails.reduce((sum, { count }) => sum + count, 0));
  }
}
