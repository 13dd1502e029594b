import type { Logger } from "pino";
import type { Actor } from "#domain/roles.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { AttemptRules } from "#server/services/limits/attempt-rules.ts";
import type { KeyedQueue } from "#server/services/queue/keyed-queue.ts";
import type { ProductIndex } from "#server/services/search/product-index.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { ChangeTopic } from "./changes/record-changes.ts";

/** The caller and dependencies of a service function. */
export type ServiceContext = {
  readonly actor: Actor;
  readonly db: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly storage: FileStorage;
  /** The client's IP address. */
  readonly clientAddress: string;
  readonly attempts: AttemptRules;
  /** Serialises changes of one order, product or cart; see `takeTurn`. */
  readonly changeQueue: KeyedQueue;
  readonly productIndex: ProductIndex;
  readonly now: () => Date;
  /**
   * Notifies realtime and caches of committed changes; cheap, never fails, never awaited.
   * @param stockOf The products, if nothing but their stock changed.
   */
  readonly announceChanges: (topic: ChangeTopic, stockOf?: readonly string[]) => void;
};
