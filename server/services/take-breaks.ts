import { setImmediate } from "node:timers/promises";

/** Half a frame, in ms: a request that arrives in it waits no longer. */
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
