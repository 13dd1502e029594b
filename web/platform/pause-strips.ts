/**
 * Pauses moving strips while a field or a dialog has the focus: a running strip takes part in every frame, which made
 * a key or a press wait 8 ms longer. An attribute of each strip, since a rule with `:has()` would restyle the page.
 * @returns Stops it.
 */
export function pauseStripsWhileTyping(): () => void {
  const update = ({ type, target }: FocusEvent): void => {
    const isTyping =
      type === "focusin" &&
      target instanceof Element &&
      target.closest("dialog, input, select, textarea") !== null;
    for (const strip of document.querySelectorAll("[data-slot=marquee]")) {
      strip.toggleAttribute("data-paused", isTyping);
    }
  };
  document.addEventListener("focusin", update);
  document.addEventListener("focusout", update);
  return () => {
    document.removeEventListener("focusin", update);
    document.removeEventListener("focusout", update);
  };
}
