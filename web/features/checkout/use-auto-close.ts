import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";

/** Spread on the element that holds the clock while somebody is in it. */
export interface HoldHandlers {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Closes something after a while, and holds the clock while the pointer or the focus is inside.
 * A pointer that only rests where the last click left it doesn't count until it moves.
 *
 * @param delayMs Time outside in total, in milliseconds.
 * @param onClose Called once.
 */
export function useAutoClose(delayMs: number, onClose: () => void): HoldHandlers {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
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
  return {
    onPointerMove: (event) => {
      if (event.movementX !== 0 || event.movementY !== 0) setHasPointer(true);
    },
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}
