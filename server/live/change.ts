import type { ChangeKind, ChangeTopic } from "#server/services/changes/record-changes.ts";

/** A committed change, as the outbox stores it. Contains no personal data. */
export type Change = {
  /** Increases over time; close neighbours may arrive out of order. */
  readonly seq: number;
  readonly topic: ChangeTopic;
  readonly kind: ChangeKind;
  readonly entityId: string;
  /** Whether nothing but the stock of a product changed. */
  readonly isOnlyStock: boolean;
};

/** @param stockOf The products, if nothing but their stock changed. */
export type ChangeWatcher = (stockOf?: readonly string[]) => void;

/** A source of committed changes. Without LISTEN, an implementation could poll. */
export type ChangeFeed = {
  /** Calls back once per change committed by any server process, never twice. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Reads changes committed after `seq`, including some shortly before it. */
  readSince(seq: number, topics: readonly ChangeTopic[]): AsyncIterable<Change>;
  /** The highest number read so far: a page rendered now resumes after it. */
  readonly lastSeq: number;
  /** When changes were last read, in ms; no answer is known to be valid for longer. */
  readonly readAt: number;
  /** Whether changes may be committed that this process knows of but hasn't read. */
  readonly isBehind: boolean;
  /**
   * Hints that this process has committed changes of a topic.
   * @param stockOf The products, if nothing but their stock changed.
   */
  announce(topic: ChangeTopic, stockOf?: readonly string[]): void;
  /**
   * Calls back whenever data of a topic may have changed: right after a commit of this process, on
   * notification after a commit of any other, and whenever notifications may have been missed.
   */
  watch(topic: ChangeTopic, listener: ChangeWatcher): () => void;
  /** False while other processes' changes can't be received; caches must not be used then. */
  readonly isHearing: boolean;
  close(): Promise<void>;
};
