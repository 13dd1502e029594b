import { AsyncResource } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/** One render takes some 15 ms of CPU and a few megabytes. */
const maxRunning = 4;
const maxWaiting = 40;
const maxWaitMs = 3_000;
/**
 * Node accepts one connection per turn of its event loop. Without turns between the renders, a
 * hundred new connections would wait for as many renders, whatever they request.
 */
const turnsBefore = 25;

/** The queue is full, or a render waited too long. */
export class RenderQueueFullError extends Error {
  constructor() {
    super("The render queue is full");
  }
}

/** How a render waits in the queue. */
export type RenderOptions = {
  /**
   * Goes first and waits even if the queue is full. For the few pages that are cached for all
   * clients.
   */
  readonly isUrgent?: boolean;
  /** Removes the render from the queue if it aborts before the render starts. */
  readonly signal?: AbortSignal;
};

/**
 * Limits how many pages render at once and how many wait, so that a burst of page requests leaves
 * CPU and memory to other requests.
 */
export class RenderQueue<Page> {
  readonly #queue = new PQueue({ concurrency: maxRunning });

  /**
   * Renders when a slot is free.
   *
   * @throws {RenderQueueFullError} When the queue is full or the wait is too long.
   */
  async run(render: () => Promise<Page>, options: RenderOptions = {}): Promise<Awaited<Page>> {
    const { isUrgent = false, signal } = options;
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
    // Bound, because the queue starts it when another one ends; its queries belong to this request's trace.
    const start = AsyncResource.bind(async (): Promise<Awaited<Page>> => {
      // Aborting after this point would free the slot while the render continues.
      stopWaiting();
      for (let turn = 0; turn < turnsBefore; turn += 1) await nextTurn();
      return await render();
    });
    const priority = isUrgent ? 1 : 0;
    return this.#queue.add(start, { signal: waiting.signal, priority }).finally(stopWaiting);
  }
}
