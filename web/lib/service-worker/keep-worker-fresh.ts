const hourMs = 3_600_000;
const leastMs = 900_000;

/** Asks the server for a newer worker every hour, and when the tab is looked at again. */
export function keepWorkerFresh(
  registration: { readonly update: () => Promise<unknown> },
  signal: AbortSignal,
): void {
  let askedAt = performance.now();
  function ask(): void {
    const now = performance.now();
    const isWanted = document.visibilityState === "visible" && navigator.onLine;
    if (!isWanted || now - askedAt < leastMs) return;
    askedAt = now;
    void registration.update().catch(ignore);
  }
  document.addEventListener("visibilitychange", ask, { signal });
  const timer = setInterval(ask, hourMs);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** A server that doesn't answer is asked again next time. */
function ignore(): void {}
