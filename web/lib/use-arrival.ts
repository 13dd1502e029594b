import { useEffect, useState } from "react";
import { MissingPart, type PartTrouble } from "./load-part.ts";

/** A part of the program that is fetched when it is needed. */
export interface Arrival<Value> {
  /** Absent until it has arrived. */
  readonly value?: Value;
  /** Why it didn't. */
  readonly trouble?: PartTrouble;
  readonly retry: () => void;
}

/**
 * Fetches a part of the program once it is wanted, for a component that says itself what to show
 * until then and where it doesn’t come; a `lazy` component takes the whole page down there.
 *
 * @param load By way of `loadPart`, unless the page is as good without the part.
 */
export function useArrival<Value>(load: () => Promise<Value>, isWanted = true): Arrival<Value> {
  const [state, setState] = useState<Omit<Arrival<Value>, "retry">>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (value) => setState({ value }),
      (error: unknown) =>
        setState({ trouble: error instanceof MissingPart ? error.trouble : "away" }),
    );
  }, [load, isWanted, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
