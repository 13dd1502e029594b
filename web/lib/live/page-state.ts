const hiddenGraceMs = 10_000;

/**
 * Watches whether this page should be connected: not while hidden (a browser allows six connections
 * per server over HTTP/1.1, shared by all tabs) and not in the back/forward cache, which an open
 * connection would prevent. The stream resumes later, so no change is lost.
 * @param onChange Called with true to connect, false to stop; not called for the initial state.
 * @returns Stops watching.
 */
export function watchPage(onChange: (isActive: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    onChange(false);
  };
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") onChange(true);
    else timer = setTimeout(rest, hiddenGraceMs);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("pageshow", look, { signal });
  window.addEventListener("online", look, { signal });
  window.addEventListener("pagehide", rest, { signal });
  window.addEventListener("offline", rest, { signal });
  if (document.visibilityState === "hidden") look();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
