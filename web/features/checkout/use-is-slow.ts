import { useEffect, useState } from "react";

/** After this long a person wonders, in milliseconds. */
const timeoutMs = 4_000;

/** Whether something has been going on for longer than people wait without a word. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), timeoutMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isLong;
}
