/** What a page says to a service worker. */
export type WorkerMessage =
  /** Asks whether the page is of the worker's own build, by the address of the page's main chunk. */
  | { readonly kind: "is-of-your-build"; readonly mainChunk: string }
  /** Lets a waiting worker take over from the one before it. */
  | { readonly kind: "take-over" };

/** Reads what arrived; undefined where it is from a build that knows other messages. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  if (data.kind === "take-over") return { kind: data.kind };
  if (data.kind !== "is-of-your-build" || !("mainChunk" in data)) return undefined;
  const { kind, mainChunk } = data;
  return typeof mainChunk === "string" ? { kind, mainChunk } : undefined;
}
