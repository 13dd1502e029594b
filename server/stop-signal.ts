/** Tells when to stop. */
export type StopSignal = {
  /** Aborted when the process has to stop. */
  readonly signal: AbortSignal;
  /** Stops; after the time of `drainFirst`, unless `isUrgent`. */
  request(isUrgent?: boolean): void;
  /**
   * Delays a stop, so that proxies learn of it while requests are still served.
   * @param begin Called when a stop is requested.
   */
  drainFirst(ms: number, begin: () => void): void;
};

/** Creates a signal that stops at once until `drainFirst` is called. */
export function createStopSignal(): StopSignal {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let drain: { readonly ms: number; readonly begin: () => void } | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    stopping.abort();
  };
  return {
    signal: stopping.signal,
    request(isUrgent = false) {
      if (isUrgent || !drain) stop();
      else if (timer === undefined) {
        timer = setTimeout(stop, drain.ms);
        drain.begin();
      }
    },
    drainFirst(ms, begin) {
      if (ms > 0) drain = { ms, begin };
    },
  };
}
