import { useEffect, useState } from "react";
import type { TypedText } from "./typed-text.ts";

/** Rest after the last keystroke, in milliseconds. */
const restMs = 200;

/**
 * What belongs to the typed text, after a pause in typing, for what would slow down the keys.
 * @param first Used until the first pause.
 * @param pauseMs How long a pause is, in milliseconds.
 */
export function useRested<Value>(value: Value, first: Value, pauseMs = restMs): Value {
  const [rested, setRested] = useState(() => first);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return rested;
}

/** The typed text without spaces around it, likewise. */
export function useRestedText(typed: TypedText): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(typed.read().trim()), restMs);
    }
    wait();
    const unsubscribe = typed.subscribe(wait);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [typed]);
  return rested;
}
