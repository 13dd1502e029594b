const timeoutMs = 2_000;

/**
 * Begins something when the browser has nothing better to do.
 *
 * @param begin May return what ends it.
 * @returns Ends it, or keeps it from beginning.
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
