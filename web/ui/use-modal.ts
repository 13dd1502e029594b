import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Controls a `<dialog>` by a prop: modal while `open`. The browser traps and restores the focus;
 * Esc and a click on the backdrop only call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useEffect(() => {
    ask.current = onClose;
  });
  // A layout effect, because its clean-up runs while the element is still in the document: closing
  // it there restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    show(element);
    const wanted = element.querySelector<HTMLElement>("[data-autofocus]");
    (wanted ?? element.querySelector<HTMLElement>("h2"))?.focus();
    const stop = listen(element, () => ask.current());
    const letGo = keepAboveKeyboard(element);
    return () => {
      stop();
      letGo();
      hide(element);
    };
  }, [open]);
  return dialog;
}

/** Open dialogs, the topmost last. */
const openDialogs: HTMLDialogElement[] = [];

function show(element: HTMLDialogElement): void {
  forget(element);
  openDialogs.push(element);
  element.showModal();
}

function hide(element: HTMLDialogElement): void {
  forget(element);
  element.close();
}

function forget(element: HTMLDialogElement): void {
  const index = openDialogs.indexOf(element);
  if (index !== -1) openDialogs.splice(index, 1);
}

function listen(element: HTMLDialogElement, askToClose: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (openDialogs.at(-1) !== element || isFilledSearch(event.target)) return;
      // By default, a second Esc would close this dialog and the one below without asking.
      event.preventDefault();
      askToClose();
    },
    { signal },
  );
  element.addEventListener(
    "cancel",
    (event) => {
      // A file picker inside also fires `cancel`, which bubbles.
      if (event.target !== element) return;
      event.preventDefault();
      askToClose();
    },
    { signal },
  );
  // A phone's back gesture may close the dialog without `cancel`. Reopen it, so that the caller
  // decides.
  element.addEventListener(
    "close",
    (event) => {
      if (event.target !== element) return;
      show(element);
      askToClose();
    },
    { signal },
  );
  element.addEventListener("click", (event) => isBeside(event, element) && askToClose(), {
    signal,
  });
  return () => listeners.abort();
}

/** Esc clears a search field first. */
function isFilledSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/** A click on the backdrop targets the dialog itself, but is outside its box. */
function isBeside(event: MouseEvent, element: HTMLDialogElement): boolean {
  // A click by keyboard reports the position 0, 0.
  if (event.target !== element || event.detail === 0) return false;
  const box = element.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * Sets `--keyboard` to the height of the window covered by a phone's keyboard, which overlays the
 * page instead of resizing it. Keeps the end of a dialog reachable.
 * @returns Stops the measurement.
 */
function keepAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => undefined;
  let known = element.style.getPropertyValue("--keyboard") || "0px";
  const measure = (): void => {
    // While zoomed in, the visual viewport is smaller even without a keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    const height = `${Math.max(0, Math.round(covered))}px`;
    // Setting it restyles the whole dialog.
    if (height !== known) element.style.setProperty("--keyboard", height);
    known = height;
  };
  measure();
  const listening = new AbortController();
  seen.addEventListener("resize", measure, { signal: listening.signal });
  seen.addEventListener("scroll", measure, { signal: listening.signal });
  return () => listening.abort();
}
