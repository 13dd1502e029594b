/** Longest time in which the page doesn't answer, in ms; a frame has 16. */
const sliceMs = 8;

/**
 * Runs steps to their end, with pauses in which the page answers.
 * @throws {DOMException} When aborted.
 */
export async function runInSlices<Result>(
  steps: Iterator<unknown, Result, undefined>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  }
}
