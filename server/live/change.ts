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
  readSince(seq: number, topic: ChangeTopic): Promise<readonly Change[]>;
  /** Hints that this process has committed something. */
  announce(): void;
  close(): Promise<void>;
}
