import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefCallback,
} from "react";

/** How long a resting pointer counts as about to click, in milliseconds. */
const restMs = 10_000;

/**
 * Root margin. At the top, rows count as scrolled past 80 px early, the height of the page's header and a row. At the
 * bottom it is practically unlimited, so that only content above counts, also after a long jump.
 */
const readMargin = "-80px 0px 1000000px 0px";

export type Reading = {
  /** Rows mustn't move now: the pointer is among them, or the first ones were scrolled past. */
  readonly isReading: boolean;
  /** Ref of an element right above the rows. */
  readonly top: RefCallback<HTMLDivElement>;
  /** Handlers for the element around the rows. */
  readonly pointer: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
};

/** Detects whether a list is in use, so that new orders can be held back above it. */
export function useIsReading(): Reading {
  const [isPast, setPast] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const top = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPast(!last.isIntersecting);
      },
      { root: findScroller(element), rootMargin: readMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  function leave(): void {
    clearTimeout(timer.current);
    setPointedAt(false);
  }
  function move({ pointerType }: PointerEvent): void {
    // A touch pointer leaves when the finger lifts.
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

/** The box that an element is scrolled in, such as a dialog's content; null for the window. */
function findScroller(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : findScroller(parent);
}
