import type { Logger } from "pino";
import type { Database, DatabaseConnection } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import { isDatabaseUnavailable } from "#server/db/is-database-unavailable.ts";
import { findSqlState } from "#server/db/sql-state.ts";
import type { Change, ChangeFeed } from "./change.ts";

/** Where public data is read: at a replica of the database, if there is one and it is up to date. */
export type PublicReads = {
  /** @param work Only reads. Runs again on the database itself if the replica fails. */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** As many as the feed reads again at a start: lower numbers may still be uncommitted. */
const recentChanges = 500;
/** A replica that lacks more is too far behind to be waited for change by change. */
const maxMissing = 20_000;
/** A replica that is behind is asked again after this time. */
const askAgainMs = 20;
const failedAgainMs = 1_000;
/** A change that the replica hasn't had for so long may have been pruned. */
const startOverMs = 10 * 60_000;

/** Reads public data on the database itself. */
export function readFromPrimary(db: Database): PublicReads {
  return { read: (work) => work(db), close: async () => {} };
}

/**
 * Uses a replica only while it has every change that this process has seen, so that no visitor gets older
 * data than the process knows of, and no cache stores it.
 */
export class ReplicaReads implements PublicReads {
  readonly #replica: DatabaseConnection;
  readonly #primary: Database;
  readonly #feed: ChangeFeed;
  readonly #log: Logger;
  readonly #countRead: (isAtReplica: boolean) => void;
  readonly #unsubscribe: () => void;
  /** Seen changes that the replica isn't known to have: their entities by number. */
  readonly #missing = new Map<number, string>();
  #state: "unknown" | "collecting" | "known" = "unknown";
  #collectedAt = 0;
  /** Grows when the replica may be another or have gone back, as after a crash. */
  #epoch = 0;
  #asking: Promise<void> | undefined;
  #askAt = 0;
  #isLost = false;

  /** @param replica One server: behind the same address there may be another one only after a disconnect. */
  constructor(
    replica: DatabaseConnection,
    parts: {
      readonly primary: Database;
      readonly feed: ChangeFeed;
      readonly log: Logger;
      /** Called for each read, with where it ended. */
      readonly countRead: (isAtReplica: boolean) => void;
    },
  ) {
    this.#replica = replica;
    this.#primary = parts.primary;
    this.#feed = parts.feed;
    this.#log = parts.log;
    this.#countRead = parts.countRead;
    replica.pool.on("connect", () => {
      if (replica.pool.totalCount <= 1) this.#startOver();
    });
    this.#unsubscribe = parts.feed.subscribe((change) => this.#note(change));
  }

  async read<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    if (!this.#isUpToDate()) {
      this.#ask();
      return this.#readPrimary(work);
    }
    const epoch = this.#epoch;
    try {
      const result = await work(this.#replica.db);
      if (epoch === this.#epoch) {
        this.#countRead(true);
        return result;
      }
    } catch (error) {
      if (isOfDatabase(error)) this.#lose(error);
      else if (epoch === this.#epoch) throw error;
    }
    return this.#readPrimary(work);
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await this.#asking;
    await this.#replica.close();
  }

  #readPrimary<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    this.#countRead(false);
    return work(this.#primary);
  }

  #isUpToDate(): boolean {
    return this.#hasAll() && this.#feed.isHearing && !this.#feed.isBehind;
  }

  #hasAll(): boolean {
    return this.#state === "known" && this.#missing.size === 0;
  }

  #note({ seq, entityId }: Pick<Change, "seq" | "entityId">): void {
    if (this.#state !== "unknown") this.#missing.set(seq, entityId);
    if (this.#missing.size > maxMissing) this.#startOver();
  }

  #ask(): void {
    if (this.#asking || this.#hasAll() || !this.#feed.isHearing) return;
    if (performance.now() < this.#askAt) return;
    this.#asking = this.#findMissing()
      .catch((error: unknown) => this.#lose(error))
      .finally(() => {
        this.#asking = undefined;
      });
  }

  async #findMissing(): Promise<void> {
    if (performance.now() - this.#collectedAt > startOverMs) this.#startOver();
    const client = await this.#replica.pool.connect();
    try {
      const epoch = this.#epoch;
      if (this.#state !== "known") await this.#collect();
      const { rows } = await client.query<{ seq: string }>(
        `SELECT seq FROM unnest($1::bigint[], $2::uuid[]) AS seen (seq, entity_id)
         JOIN changes USING (seq, entity_id)`,
        [[...this.#missing.keys()], [...this.#missing.values()]],
      );
      this.#askAt = performance.now() + askAgainMs;
      if (epoch !== this.#epoch) return;
      for (const { seq } of rows) this.#missing.delete(Number(seq));
      this.#state = "known";
      if (this.#isLost) this.#log.info("the replica answers");
      this.#isLost = false;
    } finally {
      client.release();
    }
  }

  /** Begins with the last changes, whatever this process has seen of them. */
  async #collect(): Promise<void> {
    this.#state = "collecting";
    this.#collectedAt = performance.now();
    const { rows } = await this.#primary.$client.query<{ seq: string; entity_id: string }>(
      `SELECT seq, entity_id FROM changes ORDER BY seq DESC LIMIT ${recentChanges}`,
    );
    for (const row of rows) this.#note({ seq: Number(row.seq), entityId: row.entity_id });
  }

  #startOver(): void {
    this.#missing.clear();
    this.#state = "unknown";
    this.#epoch += 1;
  }

  #lose(error: unknown): void {
    this.#startOver();
    this.#askAt = performance.now() + failedAgainMs;
    if (this.#isLost) return;
    this.#isLost = true;
    this.#log.warn({ err: describeError(error) }, "the replica failed, reading from the database");
  }
}

/** An error that says nothing about the request: a lost connection, a missing table, a conflict. */
function isOfDatabase(error: unknown): boolean {
  return isDatabaseUnavailable(error) || /^[\dA-Z]{5}$/.test(findSqlState(error) ?? "");
}
