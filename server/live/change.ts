import type { ChangeKind, ChangeTopic } from "#server/services/changes/record-changes.ts";

/** One committed change, as the outbox holds it. Holds no personal data. */
export type Change = {
  /** Grows with time; close neighbours may arrive out of order. */
  readonly seq: number;
  readonly topic: ChangeTopic;
  readonly kind: ChangeKind;
  readonly entityId: string;
};

/** Where committed changes come from; an engine without LISTEN could implement it by polling. */
export interface ChangeFeed {
  /** Calls back once per change committed by any server process, never twice. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Reads what was committed after a change, a little of the time before it included. */
  readSince(seq: number, topics: readonly ChangeTopic[]): AsyncIterable<Change>;
  /** The highest number read so far: a page rendered now resumes after it. */
  readonly lastSeq: number;
  /** Hints that this process has committed changes of a topic. */
  announce(topic: ChangeTopic): void;
  /**
   * Calls back whenever something of a topic may have changed: at once after a commit of this
   * process, on notification after any other's, and whenever changes may have gone unheard.
   */
  watch(topic: ChangeTopic, listener: () => void): () => void;
  /** False while other processes' changes go unheard; what was remembered can't be trusted then. */
  readonly isHearing: boolean;
  close(): Promise<void>;
}
