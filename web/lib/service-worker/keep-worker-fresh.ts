const hourMs = 3_600_000;
const leastMs = 900_000;

/** Asks the server for a newer worker every hour, and when the tab is looked at again. */
export function keepWorkerFresh(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
): void {
  let askedAt = performance.now();
  function ask(): void {
    const now = performance.now();
    if (document.visibilityState !== "visible" || !navigator.onLine || now - askedAt < leastMs)
      return;
    askedAt = now;
    void registration.update().catch(ignore);
  }
  document.addEventListener("visibilitychange", ask, { signal });
  const timer = setInterval(ask, hourMs);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** A server that doesn't answer is asked again next time. */
function ignore(): void {}
