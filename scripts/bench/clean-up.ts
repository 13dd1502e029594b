type Step = () => Promise<unknown>;

/** What has to be ended and removed, whichever way the run ends. */
export class CleanUp {
  readonly #steps: Step[] = [];
  readonly #stopping = new AbortController();

  /** Aborted once the run has to stop. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  stop(reason?: Error): void {
    this.#stopping.abort(reason);
  }

  /** Runs at the end, the last one first. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Starts something that takes a while; the end waits for it before ending it. */
  async start<Started>(
    starting: Promise<Started>,
    end: (started: Started) => Promise<unknown>,
  ): Promise<Started> {
    const ended = starting.then(
      (started) => () => end(started),
      () => undefined,
    );
    this.add(async () => (await ended)?.());
    return starting;
  }

  async run(): Promise<void> {
    this.stop();
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error("Not everything could be ended:", error);
      }
    }
  }
}
