import type { ServerStatus } from "#domain/server-status-schema.ts";
import type { ServerStatusText } from "#web/messages/server-status.ts";
import type { Fact } from "#web/ui/fact-list.tsx";
import { formatBytes, formatDuration } from "./format-status.ts";

/** A card of the page. */
export type StatusPart = {
  readonly id: keyof ServerStatusText["parts"];
  readonly level: ServerStatus["level"];
  readonly problem: ServerStatus["database"]["problem"];
  readonly facts: readonly Fact[];
};

/** The parts of the server with their facts, the worst first. */
export function listParts(status: ServerStatus, text: ServerStatusText): readonly StatusPart[] {
  const parts = [
    describeDatabase(status, text),
    describeMail(status, text),
    describeBackup(status, text),
    describeStorage(status, text),
    describeQueue(status, text),
    describeServer(status, text),
  ];
  const order = ["error", "warn", "ok"];
  return parts.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function describeDatabase({ database }: ServerStatus, { facts, of }: ServerStatusText): StatusPart {
  const { connections } = database;
  return {
    id: "database",
    ...database,
    facts: [
      { label: facts.version, value: `PostgreSQL ${database.version}` },
      { label: facts.size, value: formatBytes(database.bytes) },
      { label: facts.answer, value: `${database.answer_ms}\u00A0ms` },
      {
        label: facts.connections,
        value: of(String(connections.used), String(connections.max)),
      },
      { label: facts.waitingForConnection, value: String(connections.waiting) },
    ],
  };
}

function describeQueue({ queue }: ServerStatus, text: ServerStatusText): StatusPart {
  const { facts } = text;
  return {
    id: "queue",
    ...queue,
    facts: [
      { label: facts.waiting, value: String(queue.waiting) },
      { label: facts.jobsRunning, value: String(queue.running) },
      { label: facts.jobsFailed, value: String(queue.failed) },
      ...listDue(queue.due_seconds, text),
    ],
  };
}

function describeMail({ mail }: ServerStatus, text: ServerStatusText): StatusPart {
  const { facts } = text;
  return {
    id: "mail",
    ...mail,
    facts: [
      { label: facts.delivery, value: text.delivery[mail.delivery] },
      { label: facts.waiting, value: String(mail.waiting) },
      { label: facts.putOff, value: String(mail.put_off) },
      { label: facts.givenUp, value: String(mail.given_up) },
      ...(mail.given_up_for.length === 0
        ? []
        : [{ label: facts.givenUpFor, value: mail.given_up_for.join(", ") }]),
      ...listDue(mail.due_seconds, text),
    ],
  };
}

function describeStorage({ storage }: ServerStatus, text: ServerStatusText): StatusPart {
  const { free_bytes: free, total_bytes: total } = storage;
  return {
    id: "storage",
    ...storage,
    facts: [
      { label: text.facts.place, value: text.place[storage.kind] },
      ...(free === null || total === null
        ? []
        : [{ label: text.facts.free, value: text.of(formatBytes(free), formatBytes(total)) }]),
    ],
  };
}

function describeBackup(
  { backup, checked_at: now }: ServerStatus,
  text: ServerStatusText,
): StatusPart {
  const { made_at: madeAt, bytes } = backup;
  return {
    id: "backup",
    ...backup,
    facts: [
      { label: text.facts.age, value: madeAt === null ? text.none : formatAge(madeAt, now, text) },
      ...(bytes === null ? [] : [{ label: text.facts.size, value: formatBytes(bytes) }]),
    ],
  };
}

function describeServer(status: ServerStatus, text: ServerStatusText): StatusPart {
  return {
    id: "server",
    ...status.streams,
    facts: [
      { label: text.facts.version, value: status.version },
      {
        label: text.facts.running,
        value: formatAge(status.started_at, status.checked_at, text),
      },
      { label: text.parts.streams, value: `${status.streams.open}` },
    ],
  };
}

/** Jobs that wait for a later time aren't due. */
function listDue(seconds: number, { facts, units }: ServerStatusText): readonly Fact[] {
  return seconds < 1 ? [] : [{ label: facts.oldest, value: formatDuration(seconds, units) }];
}

function formatAge(from: string, until: string, { units }: ServerStatusText): string {
  return formatDuration((Date.parse(until) - Date.parse(from)) / 1_000, units);
}
