const timeoutMs = 12_000;

/**
 * Checks whether another host answers before an `iframe` loads it: an iframe reports no failure and
 * shows the browser's error page. Runs in a worker, because a fetch that fails on the page logs an
 * error in its console.
 */
export function reachHost(src: string, signal: AbortSignal): Promise<boolean> {
  const worker = new Worker(new URL("./reach-host.worker.ts", import.meta.url), { type: "module" });
  return new Promise((resolve) => {
    const end = (isReachable: boolean): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(isReachable);
    };
    const timer = setTimeout(end, timeoutMs, false);
    worker.addEventListener("message", ({ data }: MessageEvent<boolean>) => end(data));
    worker.addEventListener("error", () => end(false));
    signal.addEventListener("abort", () => end(false));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
    worker.postMessage(src);
  });
}
