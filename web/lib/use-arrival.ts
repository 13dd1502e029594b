import { useEffect, useState } from "react";

/** A part of the program that is fetched when it is needed. */
export interface Arrival<Value> {
  /** Absent until it has arrived. */
  readonly value?: Value;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Fetches a part of the program once it is wanted, for a component that says itself what to show
 * until then and where it doesn’t come; a `lazy` component takes the whole page down there.
 */
export function useArrival<Value>(load: () => Promise<Value>, isWanted = true): Arrival<Value> {
  const [state, setState] = useState<Omit<Arrival<Value>, "retry">>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (value) => setState({ value, hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  }, [load, isWanted, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
