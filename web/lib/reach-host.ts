const timeoutMs = 12_000;

/**
 * Whether another host answers, before a frame shows its page: an `iframe` keeps silent about a
 * failure and shows the browser's own error page. A worker asks, because a fetch that fails on the
 * page leaves an error in its console.
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(src);
  });
}
