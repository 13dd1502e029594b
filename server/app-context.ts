import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./db/client.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Seal } from "./jobs/seal.ts";
import type { ChangeFeed } from "./live/change.ts";
import type { LiveStreams } from "./live/live-streams.ts";
import type { PublicReads } from "./live/public-reads.ts";
import type { SharedReads } from "./live/shared-reads.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { AttemptRules } from "./services/limits/attempt-rules.ts";
import type { Tally } from "./services/limits/tally.ts";
import type { ProductDimensions } from "./services/products/list-product-dimensions.ts";
import type { KeyedQueue } from "./services/queue/keyed-queue.ts";
import type { ProductIndex } from "./services/search/product-index.ts";
import type { FileStorage } from "./storage/file-storage.ts";
import type { Tracing } from "./tracing/tracing.ts";

/** How the process reports about itself to programs that watch it. */
export type Monitoring = { readonly metrics: Metrics; readonly tracing: Tracing };

/** Process-wide dependencies of the server. */
export type AppContext = Monitoring & {
  /** Of the program and its build. */
  readonly version: string;
  readonly config: Config;
  readonly db: Database;
  /** For data that is the same for every visitor. */
  readonly publicReads: PublicReads;
  readonly productDimensions: SharedReads<ProductDimensions>;
  /** Also of the embedded database; contains its password. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly feed: ChangeFeed;
  readonly jobs: JobQueue;
  /** Encrypts what the job queue stores. */
  readonly seal: Seal;
  readonly storage: FileStorage;
  /** Rate limits, counted for all processes on this database together. */
  readonly attempts: AttemptRules;
  /** Open event streams of this process per network. */
  readonly openStreams: Tally;
  readonly liveStreams: LiveStreams;
  /** Serialises changes of one order, product or cart in this process instead of in the database. */
  readonly changeQueue: KeyedQueue;
  readonly productIndex: ProductIndex;
  readonly now: () => Date;
  /** Aborted when the process receives a stop signal, so that open event streams end. */
  readonly stopping: AbortSignal;
};
