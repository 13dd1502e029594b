import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

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
    element.showModal();
    const wanted = element.querySelector<HTMLElement>("[data-autofocus]");
    (wanted ?? element.querySelector<HTMLElement>("h2"))?.focus();
    const stop = listen(element, () => ask.current());
    return () => {
      stop();
      element.close();
    };
  }, [open]);
  return dialog;
}

function listen(element: HTMLDialogElement, askToClose: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
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
  // A second Esc closes natively without asking first. Whoever wants to ask back needs it open.
  element.addEventListener(
    "close",
    (event) => {
      if (event.target !== element) return;
      element.showModal();
      askToClose();
    },
    { signal },
  );
  element.addEventListener("click", (event) => isBeside(event, element) && askToClose(), {
    signal,
  });
  return () => listeners.abort();
}

/** Clicks on the backdrop arrive at the dialog itself, but outside its box. */
function isBeside(event: MouseEvent, element: HTMLDialogElement): boolean {
  // A click made with the keyboard reports 0, 0.
  if (event.target !== element || event.detail === 0) return false;
  const box = element.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
