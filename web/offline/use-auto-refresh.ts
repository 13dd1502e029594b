import { useEffect, useEffectEvent } from "react";

/**
 * Reloads data on window focus and at an interval, for data without a live stream. Pauses in a
 * hidden tab.
 * @param everyMs Interval, in milliseconds.
 */
export function useAutoRefresh(reload: () => void, everyMs: number): void {
  const ask = useEffectEvent(reload);
  useEffect(() => {
    const askIfSeen = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    const timer = setInterval(askIfSeen, everyMs);
    // TanStack Query only reacts to a tab that becomes visible.
    window.addEventListener("focus", askIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", askIfSeen);
    };
  }, [everyMs]);
}
