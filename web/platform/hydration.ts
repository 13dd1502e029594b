import { whenIdle } from "./when-idle.ts";

let isPageHydrated = false;
/** Chunks of the server's page that hydrate later, when they have loaded. */
let waiting = 0;

/**
 * Marks the document when the page and its chunks respond to input; tests wait for the mark. React
 * hydrates boundaries one after the other, so the page may follow this call: it is done when the
 * browser is idle.
 */
export function markHydrated(): () => void {
  return whenIdle(() => {
    isPageHydrated = true;
    mark();
  });
}

/**
 * Delays the mark for a chunk.
 * @returns Ends the delay; further calls do nothing.
 */
export function delayHydrationMark(): () => void {
  if (typeof document === "undefined" || "hydrated" in document.documentElement.dataset) {
    return () => undefined;
  }
  waiting += 1;
  let isWaiting = true;
  return () => {
    if (!isWaiting) return;
    isWaiting = false;
    waiting -= 1;
    mark();
  };
}

/** Marks a press that React received: the part of the page with its target responds to input already. */
export function markReceived({ nativeEvent }: { readonly nativeEvent: Event }): void {
  Object.assign(nativeEvent, { isReceived: true });
}

function mark(): void {
  if (isPageHydrated && waiting === 0) document.documentElement.dataset["hydrated"] = "";
}
