import { useCallback, useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";

/** Spread on the element that pauses the timer while the pointer or focus is inside. */
export type PauseHandlers = {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

export type AutoClose = {
  readonly hold: PauseHandlers;
  /** Focuses an element inside without pausing the timer. */
  readonly focusQuietly: (element: HTMLElement) => void;
};

/**
 * Closes something after a delay and pauses the timer while the pointer or the focus is inside. Only user
 * input counts: a pointer that rests after a click counts once it moves, and focus set by the page doesn't
 * count.
 *
 * @param delayMs Total time outside, in milliseconds.
 * @param onClose Called once.
 */
export function useAutoClose(delayMs: number, onClose: () => void): AutoClose {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isOwnFocus = useRef(false);
  const leftMs = useRef(delayMs);
  const close = useEffectEvent(onClose);
  const isOnServer = hasPointer || hasFocus;
  useEffect(() => {
    if (isOnServer) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isOnServer]);
  const focusQuietly = useCallback((element: HTMLElement) => {
    // The focus event fires before `focus` returns.
    isOwnFocus.current = true;
    element.focus();
    isOwnFocus.current = false;
  }, []);
  const hold: PauseHandlers = {
    onPointerMove: (event) => {
      if (event.movementX !== 0 || event.movementY !== 0) setHasPointer(true);
    },
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(!isOwnFocus.current),
    onBlur: () => setHasFocus(false),
  };
  return { hold, focusQuietly };
}
