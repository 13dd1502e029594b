import { useEffect, useMemo, useState } from "react";
import { ChunkLoadError, type ChunkErrorReason } from "./load-chunk.ts";

/** State of a lazily loaded chunk. */
export type ChunkState<Value> = {
  /** Absent until loaded. */
  readonly value?: Value;
  /** Why loading failed. */
  readonly reason?: ChunkErrorReason;
  readonly retry: () => void;
};

/**
 * Loads a chunk when needed, for a component that shows its own pending and error states; with
 * `lazy`, an error would replace the whole page.
 * @param load Should use `loadChunk`, unless the page works without the chunk.
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
  return useMemo(() => ({ ...state, retry: () => setAttempt((last) => last + 1) }), [state]);
}
