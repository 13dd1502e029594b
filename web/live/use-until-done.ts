import { useEffect, useEffectEvent } from "react";

const firstPauseMs = 3_000;
const maxPauseMs = 60_000;

/**
 * Retries a task until it is done, with growing pauses, and immediately on window focus.
 * @param task Name of the task; undefined pauses, and another name restarts.
 * @param work Resolves to whether to try again. Must not reject.
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
      pauseMs = Math.min(maxPauseMs, pauseMs * 2);
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
