import { withEventMeta } from "@orpc/server";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import type { Change, ChangeFeed } from "./change.ts";

/** A change as sent to subscribers. */
export type ChangeEvent = { seq: number; kind: Change["kind"]; id: string };

/**
 * Max unread changes of a slow reader. Beyond it the stream ends, and the client resumes
 * automatically.
 */
const maxBacklog = 5_000;

/**
 * Streams the changes of some topics: first those missed since the reader's last event, then new
 * ones. Each event has its sequence number as id, from which the reader can resume.
 */
export async function* streamChanges(options: {
  readonly feed: ChangeFeed;
  readonly topics: readonly ChangeTopic[];
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** Polled regularly. The stream ends when the reader has lost the right to it. */
  readonly isStillAllowed?: () => Promise<boolean>;
}): AsyncGenerator<ChangeEvent, void, void> {
  const { feed, topics, signal } = options;
  const queue: Change[] = [];
  const bell = new Bell(signal);
  // Subscribe before reading the past, so that no change falls between the two.
  const unsubscribe = feed.subscribe((change) => {
    if (!topics.includes(change.topic) || bell.isStopped) return;
    queue.push(change);
    bell.ring();
    if (queue.length > maxBacklog) {
      queue.length = 0;
      bell.stop();
    }
  });
  const watch = options.isStillAllowed && setInterval(() => void endIfDenied(), 3_000);
  const endIfDenied = async (): Promise<void> => {
    const isAllowed = await options.isStillAllowed?.().catch(() => true);
    if (isAllowed === false) bell.stop();
  };
  try {
    const sent = new Set<number>();
    for await (const change of readMissed(options)) {
      if (bell.isStopped) return;
      sent.add(change.seq);
      yield toEvent(change);
    }
    while (!bell.isStopped) {
      for (let next = queue.shift(); next && !bell.isStopped; next = queue.shift()) {
        if (!sent.delete(next.seq)) yield toEvent(next);
      }
      await bell.wait();
    }
  } finally {
    unsubscribe();
    clearInterval(watch);
    bell.stop();
  }
}

async function* readMissed(options: {
  readonly feed: ChangeFeed;
  readonly topics: readonly ChangeTopic[];
  readonly lastEventId: string | undefined;
}): AsyncGenerator<Change, void, void> {
  const { lastEventId } = options;
  // Anything except a number that we could have sent counts as a first connection.
  if (lastEventId === undefined || !/^\d{1,15}$/.test(lastEventId)) return;
  yield* options.feed.readSince(Number(lastEventId), options.topics);
}

function toEvent(change: Change): ChangeEvent {
  const event = { seq: change.seq, kind: change.kind, id: change.entityId };
  return withEventMeta(event, { id: String(change.seq) });
}

/** Wakes one waiting loop. Stops with the request. */
class Bell {
  isStopped = false;
  #isRung = false;
  #wake: (() => void) | undefined;

  constructor(signal: AbortSignal) {
    if (signal.aborted) this.stop();
    signal.addEventListener("abort", () => this.stop(), { once: true });
  }

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  stop(): void {
    this.isStopped = true;
    this.#wake?.();
  }

  async wait(): Promise<void> {
    if (!this.#isRung && !this.isStopped) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#isRung = false;
    this.#wake = undefined;
  }
}
