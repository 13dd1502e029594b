import { useEffect, useState } from "react";

/** The delay before a busy state counts as slow, in milliseconds. */
const timeoutMs = 4_000;

/** Returns whether something has been busy for long enough to need a message. */
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
