/**
 * A phone's keyboard lies over the page instead of making it smaller. Says in `--keyboard` how much
 * of the window it covers, so that what sits at the end of a dialog stays in reach.
 *
 * @returns What ends it.
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => undefined;
  const measure = (): void => {
    // Zoomed in, a part of the window is out of sight without any keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  const listening = new AbortController();
  seen.addEventListener("resize", measure, { signal: listening.signal });
  seen.addEventListener("scroll", measure, { signal: listening.signal });
  return () => listening.abort();
}
