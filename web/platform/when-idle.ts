const timeoutMs = 2_000;

/**
 * Runs a function when the browser is idle.
 * @param begin May return a cleanup function.
 * @returns Cancels the call, or runs the cleanup.
 */
export function whenIdle(begin: () => (() => void) | void): () => void {
  let end: (() => void) | void = undefined;
  const run = (): void => void (end = begin());
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, timeoutMs / 2);
    return () => (clearTimeout(timer), end?.());
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => (cancelIdleCallback(handle), end?.());
}
