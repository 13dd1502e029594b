import { setTimeout as delay } from "node:timers/promises";

/**
 * Padding in production. A step is several times as long as hashing takes: with a step of about the
 * same length, the difference would still show at the step's edge.
 */
export const responsePaddingMs = 250;

/**
 * Rounds the duration of work up to a multiple of `stepMs`, so that it doesn't reveal whether an
 * account exists. Success and failure have to take about as long: both hash the password.
 */
export async function padResponseTime<Result>(
  stepMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await waitForStep(start, stepMs);
  }
}

/** Waits until a multiple of `stepMs` has passed since `start`, a value of `performance.now()`. */
export async function waitForStep(start: number, stepMs: number): Promise<void> {
  const late = (performance.now() - start) % stepMs;
  await delay(stepMs - late);
}
