import { useEffect, useEffectEvent } from "react";

/**
 * Reloads what a screen shows when the window gets the focus, and calmly in between: for data
 * without a stream. A hidden tab rests.
 *
 * @param reload Asks again.
 * @param everyMs Time between two questions, in milliseconds.
 */
export function useKeepFresh(reload: () => void, everyMs: number): void {
  const ask = useEffectEvent(reload);
  useEffect(() => {
    const askIfSeen = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    const timer = setInterval(askIfSeen, everyMs);
    // The query library itself only notices a tab that becomes visible.
    window.addEventListener("focus", askIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", askIfSeen);
    };
  }, [everyMs]);
}
