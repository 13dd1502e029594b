import type { Logger } from "pino";
import type { Actor } from "#domain/roles.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { AttemptRules } from "#server/limits/attempt-rules.ts";
import type { KeyedQueue } from "#server/queue/keyed-queue.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { ChangeTopic } from "./changes/record-changes.ts";

/** What every service function needs: the caller and its dependencies. */
export type ServiceContext = {
  readonly actor: Actor;
  readonly db: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly storage: FileStorage;
  /** Network address of whoever asks. */
  readonly clientAddress: string;
  readonly attempts: AttemptRules;
  /** Where changes of one order, product or cart wait for each other; see `takeTurn`. */
  readonly changeQueue: KeyedQueue;
  readonly now: () => Date;
  /** Tells realtime and caches that changes were committed; cheap, never fails, never awaited. */
  readonly announceChanges: (topic: ChangeTopic) => void;
};
