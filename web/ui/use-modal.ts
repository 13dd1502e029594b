import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { keepAboveKeyboard } from "./keep-above-keyboard.ts";

/**
 * Ties a native `<dialog>` to a prop: modal while `open`. The platform traps the focus and gives
 * it back; Esc and a click beside the dialog only ask, through `onClose`.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useEffect(() => {
    ask.current = onClose;
  });
  // A layout effect, because its clean-up still finds the element on the page: closing it there is
  // what returns the focus.
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

/** Open ones, the topmost last. */
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
      // Left to itself, a second Esc closes this dialog and the one below without asking.
      event.preventDefault();
      askToClose();
    },
    { signal },
  );
  element.addEventListener(
    "cancel",
    (event) => {
      // A file picker inside fires `cancel` too, and it bubbles.
      if (event.target !== element) return;
      event.preventDefault();
      askToClose();
    },
    { signal },
  );
  // A phone's back gesture may close without asking first. Whoever asks back needs it open.
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

/** Esc empties a search field first. */
function isFilledSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/** Clicks on the backdrop arrive at the dialog itself, but outside its box. */
function isBeside(event: MouseEvent, element: HTMLDialogElement): boolean {
  // A click made with the keyboard reports 0, 0.
  if (event.target !== element || event.detail === 0) return false;
  const box = element.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
