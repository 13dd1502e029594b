import { useCallback, useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";

/** Spread on the element that holds the clock while somebody is in it. */
export interface HoldHandlers {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export interface AutoClose {
  readonly hold: HoldHandlers;
  /** Puts the focus on an element inside; that alone doesn't hold the clock. */
  readonly focusQuietly: (element: HTMLElement) => void;
}

/**
 * Closes something after a while, and holds the clock while the pointer or the focus is inside.
 * Only what a person does counts: a pointer that rests where the last click left it doesn't until
 * it moves, and neither does focus that the page itself placed.
 *
 * @param delayMs Time outside in total, in milliseconds.
 * @param onClose Called once.
 */
export function useAutoClose(delayMs: number, onClose: () => void): AutoClose {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isOwnFocus = useRef(false);
  const leftMs = useRef(delayMs);
  const close = useEffectEvent(onClose);
  const isHeld = hasPointer || hasFocus;
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
  const focusQuietly = useCallback((element: HTMLElement) => {
    // The focus event is handled before `focus` returns.
    isOwnFocus.current = true;
    element.focus();
    isOwnFocus.current = false;
  }, []);
  const hold: HoldHandlers = {
    onPointerMove: (event) => {
      if (event.movementX !== 0 || event.movementY !== 0) setHasPointer(true);
    },
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(!isOwnFocus.current),
    onBlur: () => setHasFocus(false),
  };
  return { hold, focusQuietly };
}
