import { withEventMeta } from "@orpc/server";
import type { ChangeTopic } from "#server/services/changes/record-changes.ts";
import type { Change, ChangeFeed } from "./change.ts";

/** A change as subscribers get it. */
export type ChangeEvent = { seq: number; kind: Change["kind"]; id: string };

/** Changes that a slow reader may leave unread before its stream ends; it resumes by itself. */
const maxBacklog = 5_000;

/**
 * Streams the changes of some topics: first what was missed since the reader's last event, then
 * what happens. Each event carries its sequence number as id for the next resume.
 */
export async function* streamChanges(options: {
  readonly feed: ChangeFeed;
  readonly topics: readonly ChangeTopic[];
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** Asked from time to time; the stream ends when the reader has lost the right to it. */
  readonly isStillAllowed?: () => Promise<boolean>;
}): AsyncGenerator<ChangeEvent, void, void> {
  const { feed, topics, signal } = options;
  const queue: Change[] = [];
  const bell = new Bell(signal);
  // Subscribed before the past is read, so that nothing falls between the two.
  const unsubscribe = feed.subscribe((change) => {
    if (!topics.includes(change.topic) || bell.isStopped) return;
    queue.push(change);
    bell.ring();
    if (queue.length > maxBacklog) {
      queue.length = 0;
      bell.stop();
    }
  });
  const watch = options.isStillAllowed && setInterval(() => void endIfRefused(), 3_000);
  const endIfRefused = async (): Promise<void> => {
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
  // Anything but a number we could have sent counts as a first connection.
  if (lastEventId === undefined || !/^\d{1,15}$/.test(lastEventId)) return;
  yield* options.feed.readSince(Number(lastEventId), options.topics);
}

function toEvent(change: Change): ChangeEvent {
  const event = { seq: change.seq, kind: change.kind, id: change.entityId };
  return withEventMeta(event, { id: String(change.seq) });
}

/** Wakes one waiting loop; stops with the request. */
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
