import type { Pool } from "pg";
import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import type { Change, ChangeFeed, ChangeWatcher } from "./change.ts";
import { GapTracker } from "./gap-tracker.ts";
import { listenForChanges, type ChangeListener } from "./listen-for-changes.ts";

const channel = "shop_changes";
/** One notification for all commits of so many ms after another one. */
const announceEveryMs = 10;
/** Finds changes without a notification: a process may die between commit and NOTIFY. */
const safetyPollMs = 5_000;
/** The longest a transaction may stay open with a drawn sequence number. */
const gapTimeoutMs = 60_000;
const pageSize = 1_000;
/** Max missed changes sent on resume; enough for the longest break that a stream resumes from. */
const maxMissed = 20_000;

type ChangeRow = {
  readonly seq: string;
  readonly topic: ChangeTopic;
  readonly kind: Change["kind"];
  readonly entity_id: string;
  readonly is_only_stock: boolean;
};

const columns = "seq, topic, kind, entity_id, is_only_stock";

/** A feed on the outbox table; LISTEN/NOTIFY only hints when to read it. */
export async function createPostgresChangeFeed(parts: {
  readonly url: string;
  readonly pool: Pool;
  readonly log: Logger;
}): Promise<ChangeFeed> {
  const { rows } = await parts.pool.query<{ last: string }>(
    // A little before the end: a lower number may still be uncommitted. The end is the sequence's,
    // since old rows are deleted.
    "SELECT greatest(last_value - 500, 0) AS last FROM changes_seq_seq",
  );
  return new PostgresChangeFeed(parts, Number(rows[0]?.last ?? 0));
}

class PostgresChangeFeed implements ChangeFeed {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #gaps: GapTracker;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #watchers = new Map<ChangeTopic, Set<ChangeWatcher>>();
  readonly #listening: ChangeListener;
  readonly #safetyPoll: NodeJS.Timeout;
  #reading: Promise<void> | undefined;
  #mustReadAgain = false;
  #announcing: NodeJS.Timeout | undefined;
  #announcedAt = -announceEveryMs;
  #isClosed = false;
  #isUnread = false;
  #readAt = Date.now();

  constructor(parts: { url: string; pool: Pool; log: Logger }, last: number) {
    this.#pool = parts.pool;
    this.#log = parts.log;
    this.#gaps = new GapTracker(last, gapTimeoutMs);
    const onHint = (): void => this.#read();
    const onConnect = (): void => {
      for (const topic of this.#watchers.keys()) this.#wakeWatchers(topic);
      this.#read();
    };
    this.#listening = listenForChanges({
      url: parts.url,
      channel,
      log: parts.log,
      onHint,
      onConnect,
    });
    this.#safetyPoll = setInterval(onHint, safetyPollMs).unref();
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(topic: ChangeTopic, listener: ChangeWatcher): () => void {
    const watchers = this.#watchers.get(topic) ?? new Set();
    this.#watchers.set(topic, watchers.add(listener));
    return () => watchers.delete(listener);
  }

  get isHearing(): boolean {
    return this.#listening.isConnected();
  }

  get lastSeq(): number {
    return this.#gaps.last;
  }

  get readAt(): number {
    return this.#readAt;
  }

  get isBehind(): boolean {
    return this.#isUnread || this.#reading !== undefined;
  }

  async *readSince(
    seq: number,
    topics: readonly ChangeTopic[],
  ): AsyncGenerator<Change, void, void> {
    let after = await this.#findStart(seq);
    for (;;) {
      const { rows } = await this.#pool.query<ChangeRow>(
        `SELECT ${columns} FROM changes
         WHERE topic = ANY($2) AND seq > $1 ORDER BY seq LIMIT ${pageSize}`,
        [after, topics],
      );
      for (const change of rows.map(toChange)) {
        yield change;
        after = change.seq;
      }
      if (rows.length < pageSize) return;
    }
  }

  announce(topic: ChangeTopic, stockOf?: readonly string[]): void {
    this.#isUnread = true;
    this.#wakeWatchers(topic, stockOf);
    if (this.#announcing || this.#isClosed) return;
    // Outside of the orders' transactions, whose commits would wait for each other.
    const waitMs = Math.max(0, this.#announcedAt + announceEveryMs - performance.now());
    this.#announcing = setTimeout(() => void this.#notify(), waitMs);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#safetyPoll);
    if (this.#announcing) await this.#notify();
    await this.#listening.close();
    await this.#reading;
  }

  /**
   * Goes back a little: lower numbers of the last minute may have been committed after the reader
   * had disconnected.
   */
  async #findStart(seq: number): Promise<number> {
    const { rows } = await this.#pool.query<{ start: string }>(
      `SELECT greatest(
         (SELECT coalesce(min(seq) - 1, $1::bigint) FROM changes
          WHERE seq > $1::bigint - 1000 AND seq <= $1::bigint AND at > now() - interval '60 s'),
         (SELECT last_value FROM changes_seq_seq) - ${maxMissed}) AS start`,
      [seq],
    );
    return Number(rows[0]?.start ?? seq);
  }

  async #notify(): Promise<void> {
    clearTimeout(this.#announcing);
    this.#announcing = undefined;
    this.#announcedAt = performance.now();
    try {
      const text = `SELECT pg_notify('${channel}', '')`;
      await this.#pool.query({ name: "announce-changes", text });
    } catch (error) {
      this.#log.warn({ err: describeError(error) }, "change not announced");
    }
  }

  #wakeWatchers(topic: ChangeTopic, stockOf?: readonly string[]): void {
    for (const wake of this.#watchers.get(topic) ?? []) wake(stockOf);
  }

  #read(): void {
    this.#mustReadAgain = true;
    this.#reading ??= this.#readUntilQuiet().finally(() => {
      this.#reading = undefined;
    });
  }

  async #readUntilQuiet(): Promise<void> {
    while (this.#mustReadAgain && !this.#isClosed) {
      this.#mustReadAgain = false;
      this.#isUnread = false;
      try {
        await this.#readNew();
      } catch (error) {
        this.#isUnread = true;
        // The rows stay in the table, so the next hint or safety poll reads them.
        this.#log.warn({ err: describeError(error) }, "reading changes failed");
      }
    }
  }

  async #readNew(): Promise<void> {
    const { rows } = await this.#pool.query<ChangeRow>({
      name: "read-changes",
      text: `SELECT ${columns} FROM changes
             WHERE seq > $1 OR seq = ANY($2::bigint[]) ORDER BY seq LIMIT ${pageSize}`,
      values: [this.#gaps.last, this.#gaps.missing(Date.now())],
    });
    this.#readAt = Date.now();
    for (const change of rows.map(toChange)) {
      if (!this.#gaps.accept(change.seq, Date.now())) continue;
      this.#wakeWatchers(change.topic, change.isOnlyStock ? [change.entityId] : undefined);
      for (const listener of this.#listeners) listener(change);
    }
    if (rows.length === pageSize) this.#mustReadAgain = true;
  }
}

function toChange(row: ChangeRow): Change {
  return {
    seq: Number(row.seq),
    topic: row.topic,
    kind: row.kind,
    entityId: row.entity_id,
    isOnlyStock: row.is_only_stock,
  };
}
