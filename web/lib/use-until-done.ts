import { useEffect, useEffectEvent } from "react";

const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/**
 * Tries something until it is done, with growing pauses, and at once when the window gets the focus.
 *
 * @param task Names what there is to do; undefined rests, and another name starts anew.
 * @param work Resolves to whether it has to be tried again. Must not reject.
 */
export function useUntilDone(
  task: string | undefined,
  work: () => Promise<"done" | "again">,
): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (task === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    let state: "waiting" | "working" | "over" = "waiting";
    const attempt = async (): Promise<void> => {
      if (state !== "waiting") return;
      clearTimeout(timer);
      state = "working";
      const outcome = await run();
      if (isOver()) return;
      state = outcome === "done" ? "over" : "waiting";
      if (outcome === "done") return;
      timer = setTimeout(() => void attempt(), pauseMs);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    };
    const isOver = (): boolean => state === "over";
    const tryNow = (): void => void attempt();
    timer = setTimeout(tryNow, 0);
    window.addEventListener("focus", tryNow);
    return () => {
      state = "over";
      clearTimeout(timer);
      window.removeEventListener("focus", tryNow);
    };
  }, [task]);
}
