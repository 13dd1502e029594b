/** What a request does: visitors' reads may be answered from memory, the others need the database. */
export type Kind = "write" | "read" | "signed-in read";

/** How long a client waited for a path. */
export type Wait = { readonly ms: number; readonly path: string };

/** What was measured from one kill to the next. */
export type Phase = {
  readonly name: string;
  /** The longest time from the first attempt to the answer. */
  readonly maxWaits: Record<Kind, Wait>;
  acknowledgedOrders: number;
};

/** Figures of all clients, by kill. */
export class Measurements {
  readonly phases: Phase[];
  staleReads = 0;
  failedAttempts = 0;
  /** Answers that no client should get. */
  readonly unexpected: string[] = [];
  #phase = createPhase("nothing");
  #orders = 0;

  constructor() {
    this.phases = [this.#phase];
  }

  /** Counts from now on for another kill. */
  begin(name: string): void {
    this.#phase = createPhase(name);
    this.phases.push(this.#phase);
  }

  /**
   * Repeats a request until it succeeds, as people and the web client do, and measures how long that
   * takes. It counts for the last kill before it succeeded.
   *
   * @param attempt Returns undefined if it should be repeated.
   */
  async measure<Result>(
    { kind, path }: { readonly kind: Kind; readonly path: string },
    attempt: () => Promise<Result | undefined>,
    wait: () => Promise<unknown>,
  ): Promise<Result> {
    const start = performance.now();
    for (;;) {
      const result = await attempt();
      if (result !== undefined) {
        const { maxWaits } = this.#phase;
        const ms = performance.now() - start;
        if (ms > maxWaits[kind].ms) maxWaits[kind] = { ms, path };
        return result;
      }
      this.failedAttempts += 1;
      await wait();
    }
  }

  addOrder(): void {
    this.#phase.acknowledgedOrders += 1;
    this.#orders += 1;
  }

  /** Acknowledged orders of the whole run. */
  countOrders(): number {
    return this.#orders;
  }
}

function createPhase(name: string): Phase {
  const none = { ms: 0, path: "" };
  const maxWaits = { write: none, read: none, "signed-in read": none };
  return { name, maxWaits, acknowledgedOrders: 0 };
}
