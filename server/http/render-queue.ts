import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/** One render takes some 15 ms of CPU and a few megabytes. */
const maxRunning = 4;
const maxWaiting = 40;
const maxWaitMs = 3_000;
/**
 * Node accepts one connection in each turn of its event loop. Without turns between the renders, a
 * hundred new connections would wait for as many renders, whatever they ask for.
 */
const turnsBefore = 25;

/** There is no place for a render, or its turn didn't come in time. */
export class RenderQueueFullError extends Error {
  constructor() {
    super("The render queue is full");
  }
}

/** How a render waits for its turn. */
export type RenderPlace = {
  /** Goes first, and waits where the queue is full: for the few pages that are kept for everybody. */
  readonly isUrgent?: boolean;
  /** Gives the place up when it aborts before the render starts. */
  readonly signal?: AbortSignal;
};

/**
 * Limits how many pages are rendered at once and how many wait for it, so that a stampede of page
 * requests leaves CPU and memory to everything else.
 */
export class RenderQueue<Page> {
  readonly #queue = new PQueue({ concurrency: maxRunning });

  /**
   * Renders when the turn comes.
   *
   * @throws {RenderQueueFullError} When there is no place, or the wait was too long.
   */
  async run(render: () => Promise<Page>, place: RenderPlace = {}): Promise<Awaited<Page>> {
    const { isUrgent = false, signal } = place;
    if (signal?.aborted || (this.#queue.size >= maxWaiting && !isUrgent)) {
      throw new RenderQueueFullError();
    }
    const waiting = new AbortController();
    const giveUp = (): void => waiting.abort(new RenderQueueFullError());
    const timer = isUrgent ? undefined : setTimeout(giveUp, maxWaitMs);
    signal?.addEventListener("abort", giveUp);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    };
    const start = async (): Promise<Awaited<Page>> => {
      // Aborted later, the render would go on and its turn would count as free.
      stopWaiting();
      for (let turn = 0; turn < turnsBefore; turn += 1) await nextTurn();
      return await render();
    };
    const priority = isUrgent ? 1 : 0;
    return this.#queue.add(start, { signal: waiting.signal, priority }).finally(stopWaiting);
  }
}
