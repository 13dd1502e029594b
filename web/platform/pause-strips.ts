/**
 * Pauses moving strips while a field or a dialog has the focus: a running strip takes part in every frame, which made
 * a key or a press wait 8 ms longer. An attribute of the moving part, since a rule for its content would restyle all of
 * it, and one with `:has()` the page.
 * @returns Stops it.
 */
export function pauseStripsWhileTyping(): () => void {
  const noteFocus = ({ target }: FocusEvent): void => pauseStrips(isForTyping(target));
  // Between two fields the strips stay paused.
  const noteBlur = ({ relatedTarget }: FocusEvent): void => pauseStrips(isForTyping(relatedTarget));
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
  for (const strip of document.querySelectorAll("[data-slot=strip]")) {
    strip.toggleAttribute("data-paused", isPaused);
  }
}
