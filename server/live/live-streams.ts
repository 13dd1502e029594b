import type { Writable } from "node:stream";
import type { Logger } from "pino";
import { describeError } from "#server/db/describe-error.ts";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import { ChangeLog } from "./change-log.ts";
import type { ChangeFeed } from "./change.ts";
import { encodeChange } from "./encode-change.ts";
import { LiveStream } from "./live-stream.ts";
import { SliceQueue } from "./slice-queue.ts";

const checkRightMs = 3_000;

/**
 * Max unread changes of a slow reader. Beyond it the stream ends, and the client resumes
 * automatically.
 */
const maxBacklog = 5_000;

/** What a reader gets, and for how long. */
export type StreamOptions = {
  readonly topics: readonly ChangeTopic[];
  /** Of the reader's last event. */
  readonly lastEventId: string | undefined;
  /** Polled regularly. The stream ends when the reader has lost the right to it. */
  readonly isStillAllowed?: () => Promise<boolean>;
  readonly onEnd?: () => void;
};

/** The readers of the same topics. */
type Audience = { readonly log: ChangeLog; readonly streams: Set<LiveStream> };

/**
 * The open event streams of this process. Each starts with the changes missed since the reader's last
 * event. New ones are encoded once for all readers of the same topics and written to them in slices.
 */
export class LiveStreams {
  readonly #feed: ChangeFeed;
  readonly #logger: Logger;
  readonly #stopping: AbortSignal;
  readonly #audiences = new Map<string, Audience>();
  readonly #writes = new SliceQueue<LiveStream>((stream) => stream.write());

  /** @param stopping Aborted when all streams have to end. */
  constructor(feed: ChangeFeed, logger: Logger, stopping: AbortSignal) {
    this.#feed = feed;
    this.#logger = logger;
    this.#stopping = stopping;
    stopping.addEventListener("abort", () => this.#endAll(), { once: true });
  }

  /** Each event has its sequence number as id, from which the reader can resume. */
  open(sink: Writable, { topics, lastEventId, isStillAllowed, onEnd }: StreamOptions): void {
    const { log, streams } = this.#findAudience(topics);
    let rightCheck: NodeJS.Timeout | undefined;
    const stream = new LiveStream({
      sink,
      log,
      onReady: (ready) => this.#writes.add(ready),
      onEnd: (ended) => {
        clearInterval(rightCheck);
        streams.delete(ended);
        onEnd?.();
      },
    });
    // From here on the log has each change, so that none falls between the past and the new ones.
    streams.add(stream);
    if (this.#stopping.aborted || sink.destroyed) {
      stream.end();
      return;
    }
    if (isStillAllowed) rightCheck = setInterval(() => void endIfDenied(), checkRightMs);
    const endIfDenied = async (): Promise<void> => {
      const isAllowed = await isStillAllowed?.().catch(() => true);
      if (isAllowed === false) stream.end();
    };
    // Anything except a number that we could have sent counts as a first connection.
    if (lastEventId === undefined || !/^\d{1,15}$/.test(lastEventId)) return;
    stream.resume(this.#feed.readSince(Number(lastEventId), topics)).catch((error: unknown) => {
      this.#logger.warn({ err: describeError(error) }, "reading missed changes failed");
      sink.destroy();
    });
  }

  #findAudience(topics: readonly ChangeTopic[]): Audience {
    const name = topics.join(" ");
    const known = this.#audiences.get(name);
    if (known) return known;
    const audience: Audience = { log: new ChangeLog(maxBacklog), streams: new Set() };
    const { log, streams } = audience;
    this.#audiences.set(name, audience);
    this.#feed.subscribe((change) => {
      if (!topics.includes(change.topic) || streams.size === 0) return;
      log.append({ seq: change.seq, bytes: encodeChange(change) });
      for (const stream of streams) this.#writes.add(stream);
    });
    return audience;
  }

  #endAll(): void {
    for (const { streams } of this.#audiences.values()) {
      for (const stream of streams) stream.end();
    }
  }
}
