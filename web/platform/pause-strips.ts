/**
 * Pauses moving strips while a field or a dialog has the focus: a running strip takes part in every frame, which made
 * a key or a press wait 8 ms longer. An attribute of each strip, since a rule with `:has()` would restyle the page.
 * @returns Stops it.
 */
export function pauseStripsWhileTyping(): () => void {
  const noteFocus = ({ target }: FocusEvent): void => pauseStrips(isForTyping(target));
  const noteBlur = (): void => pauseStrips(false);
  pauseStrips(isForTyping(document.activeElement));
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("focusout", noteBlur);
  return () => {
    document.removeEventListener("focusin", noteFocus);
    document.removeEventListener("focusout", noteBlur);
  };
}

function isForTyping(focused: EventTarget | null): boolean {
  return focused instanceof Element && focused.closest("dialog, input, select, textarea") !== null;
}

function pauseStrips(isPaused: boolean): void {
  for (const strip of document.querySelectorAll("[data-slot=marquee]")) {
    strip.toggleAttribute("data-paused", isPaused);
  }
}
