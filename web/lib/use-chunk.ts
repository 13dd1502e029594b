import { useEffect, useState } from "react";
import { ChunkLoadError, type ChunkErrorReason } from "./load-chunk.ts";

/** A chunk that is loaded when it is needed. */
export interface ChunkState<Value> {
  /** Absent until it is loaded. */
  readonly value?: Value;
  /** Why it failed to load. */
  readonly reason?: ChunkErrorReason;
  readonly retry: () => void;
}

/**
 * Loads a chunk once it is wanted, for a component that shows its own pending and error states; a
 * `lazy` component would take the whole page down.
 *
 * @param load Goes through `loadChunk`, unless the page works without the chunk.
 */
export function useChunk<Value>(load: () => Promise<Value>, isWanted = true): ChunkState<Value> {
  const [state, setState] = useState<Omit<ChunkState<Value>, "retry">>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (value) => setState({ value }),
      (error: unknown) =>
        setState({ reason: error instanceof ChunkLoadError ? error.reason : "away" }),
    );
  }, [load, isWanted, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
