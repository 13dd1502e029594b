/**
 * Sets `--keyboard` to the height of the window covered by a phone's keyboard, which overlays the
 * page instead of resizing it. Keeps the end of a dialog reachable.
 * @returns Stops the measurement.
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => undefined;
  const measure = (): void => {
    // While zoomed in, the visual viewport is smaller even without a keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  const listening = new AbortController();
  seen.addEventListener("resize", measure, { signal: listening.signal });
  seen.addEventListener("scroll", measure, { signal: listening.signal });
  return () => listening.abort();
}
