import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

/** How long a pointer that rests on the list counts as being about to click, in milliseconds. */
const restMs = 10_000;

/** The page's own header and a row: what is above that has been scrolled past. */
const readMargin = "-80px 0px 0px 0px";

export interface Reading {
  /** Rows mustn't move now: a pointer is among them, or the first ones were scrolled past. */
  readonly isReading: boolean;
  /** Goes to an element right above the rows. */
  readonly top: RefObject<HTMLDivElement | null>;
  /** For the element around the rows. */
  readonly pointer: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
}

/** Tells whether somebody is at work in a list, so that what comes in can wait above it. */
export function useIsReading(): Reading {
  const top = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 100);
      },
      { rootMargin: readMargin },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  function leave(): void {
    clearTimeout(timer.current);
    setPointedAt(false);
  }
  function move({ pointerType }: PointerEvent): void {
    // A finger leaves when it lifts.
    if (pointerType === "touch") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(leave, restMs);
    setPointedAt(true);
  }
  return {
    isReading: isPast || isPointedAt,
    top,
    pointer: { onPointerMove: move, onPointerLeave: leave },
  };
}
