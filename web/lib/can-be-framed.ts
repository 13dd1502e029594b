const patienceMs = 12_000;
const lookEveryMs = 100;

/**
 * Whether a page of another host can be shown in a frame. An `iframe` keeps silent about a failure
 * and shows the browser's own error page, and a failed fetch leaves an error in the console; an
 * `object` says so quietly, whether the host is gone, answers 404 or refuses to be framed. It is
 * taken away as soon as the page begins.
 */
export function canBeFramed(src: string, signal: AbortSignal): Promise<boolean> {
  const probe = document.createElement("object");
  // Hidden by a style it would not load at all.
  probe.className = "pointer-events-none fixed top-0 left-0 size-px opacity-0";
  probe.ariaHidden = "true";
  probe.tabIndex = -1;
  probe.type = "text/html";
  probe.data = src;
  return new Promise((resolve) => {
    const answer = (isReachable: boolean): void => {
      clearInterval(look);
      clearTimeout(giveUp);
      probe.remove();
      resolve(isReachable);
    };
    // Its first, empty document is ours to read; the page of another host never is.
    const look = setInterval(() => {
      if (probe.contentWindow && !probe.contentDocument) answer(true);
    }, lookEveryMs);
    const giveUp = setTimeout(answer, patienceMs, false);
    probe.addEventListener("load", () => answer(true));
    probe.addEventListener("error", () => answer(false));
    signal.addEventListener("abort", () => answer(false));
    document.body.append(probe);
  });
}
