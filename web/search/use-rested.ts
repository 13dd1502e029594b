import { useEffect, useState } from "react";

/** Rest after the last keystroke, in milliseconds. */
const restMs = 200;

/**
 * What belongs to the typed text, after a pause in typing, for what would slow down the keys.
 * @param first Used until the first pause.
 */
export function useRested<Value>(value: Value, first: Value): Value {
  const [rested, setRested] = useState(() => first);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
