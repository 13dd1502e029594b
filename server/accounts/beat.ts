import { setTimeout as delay } from "node:timers/promises";

/**
 * Does work and answers, or fails, only on a beat: the time it took is rounded up to a multiple of
 * the beat. So nobody can tell from the time whether an account exists, as long as both ways take
 * about as long, which they do: the password is hashed in each.
 *
 * @param beatMs Length of a beat in milliseconds.
 * @param work What to do.
 */
export async function answerOnBeat<Result>(
  beatMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await waitForBeat(start, beatMs);
  }
}

/** Waits for the next beat, counted from a start that `performance.now()` gave. */
export async function waitForBeat(start: number, beatMs: number): Promise<void> {
  const late = (performance.now() - start) % beatMs;
  await delay(beatMs - late);
}
