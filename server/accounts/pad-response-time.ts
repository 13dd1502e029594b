import { setTimeout as delay } from "node:timers/promises";

/**
 * Padding in production. A step is several times the hash's length: one about as long would only
 * move the difference to its edge.
 */
export const responsePaddingMs = 250;

/**
 * Rounds the time of work that succeeds or fails up to a multiple of `stepMs`, so that it doesn't
 * reveal whether an account exists. Both ways have to take about as long: each hashes the password.
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

/** Waits until a multiple of `stepMs` has passed since a start that `performance.now()` gave. */
export async function waitForStep(start: number, stepMs: number): Promise<void> {
  const late = (performance.now() - start) % stepMs;
  await delay(stepMs - late);
}
