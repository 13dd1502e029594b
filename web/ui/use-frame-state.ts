import { type RefObject, useEffect, useState } from "react";
import { isReservedAddress } from "#web/offline/is-reserved-address.ts";
import { reachHost } from "#web/offline/reach-host.ts";
import { useNearViewport } from "./use-near-viewport.ts";

/** State of a frame: off screen, checking its host, loaded, or blocked. */
export type FrameState = "off-screen" | "checking" | "shown" | "blocked";

/**
 * Checks a frame's host when the frame comes near the viewport, unless the host is a reserved
 * example domain.
 */
export function useFrameState(
  src: string,
  place: RefObject<Element | null>,
): { readonly state: FrameState; readonly canRetry: boolean; readonly retry: () => void } {
  const isReserved = isReservedAddress(src);
  const isNear = useNearViewport(place);
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ attempt: number; isReachable: boolean }>();

  useEffect(() => {
    if (isReserved || !isNear) return;
    const stop = new AbortController();
    const checked = mayLoad(src) ? reachHost(src, stop.signal) : Promise.resolve(false);
    void checked.then((isReachable) => {
      if (!stop.signal.aborted) setAnswer({ attempt, isReachable });
    });
    return () => stop.abort();
  }, [src, isReserved, isNear, attempt]);

  let state: FrameState = "blocked";
  if (!isReserved) {
    if (!isNear) state = "off-screen";
    else if (answer?.attempt !== attempt) state = "checking";
    else if (answer.isReachable) state = "shown";
  }
  return {
    state,
    canRetry: state === "blocked" && !isReserved,
    retry: () => setAttempt(attempt + 1),
  };
}

/** False when offline, and for a plain http frame on an https page, which every browser blocks. */
function mayLoad(src: string): boolean {
  const isMixedContent = window.location.protocol === "https:" && src.startsWith("http:");
  return navigator.onLine && !isMixedContent;
}
