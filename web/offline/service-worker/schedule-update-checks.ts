const hourMs = 3_600_000;
const leastMs = 900_000;

/** Checks for a newer worker every hour, and when the tab becomes visible. */
export function scheduleUpdateChecks(
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

/** A failed check is repeated next time. */
function ignore(): void {}
