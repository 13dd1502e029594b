import { setImmediate } from "node:timers/promises";

/** Max time between two breaks, in ms: half a frame, which is the longest that a new request waits. */
const maxBusyMs = 8;

/**
 * Lets other requests go on during a long computation.
 * @returns The function to await between its parts.
 */
export function takeBreaks(): () => Promise<void> {
  let busySince = performance.now();
  return async () => {
    if (performance.now() - busySince < maxBusyMs) return;
    await setImmediate();
    busySince = performance.now();
  };
}
