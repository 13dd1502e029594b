/** Messages from a page to a service worker. */
export type WorkerMessage =
  /** Asks whether the page is of the worker's own build, identified by the URL of its main chunk. */
  | { readonly kind: "is-of-your-build"; readonly mainChunk: string }
  /** Lets a waiting worker replace the active one. */
  | { readonly kind: "take-over" };

/** Parses a message; undefined if it is invalid or of another build. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  if (data.kind === "take-over") return { kind: data.kind };
  if (data.kind !== "is-of-your-build" || !("mainChunk" in data)) return undefined;
  const { kind, mainChunk } = data;
  return typeof mainChunk === "string" ? { kind, mainChunk } : undefined;
}
