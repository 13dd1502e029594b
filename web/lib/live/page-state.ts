const hiddenGraceMs = 10_000;

/**
 * Tells when this page should listen: not while it is hidden (a browser allows six connections to
 * a server over HTTP/1.1, all tabs together) and not in the back/forward cache, which an open
 * connection would keep it out of. Nothing is lost meanwhile: the stream resumes.
 *
 * @param onChange Called with true to listen, false to stop; not called for the state at the start.
 * @returns Stops telling.
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
