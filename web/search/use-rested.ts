import { useEffect, useState } from "react";

/** Rest after the last keystroke, in milliseconds. */
const restMs = 200;

/** The typed text after a pause in typing, for what would slow down the keys. */
export function useRested(text: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
