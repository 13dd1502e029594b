import { useEffect, useState } from "react";

/** Rest after the last keystroke, in milliseconds. */
const restMs = 200;

/**
 * The typed text after a pause in typing, for what would slow down the keys.
 * @param first Used until the first pause.
 */
export function useRested(text: string, first = ""): string {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
