import { type PointerEvent, useEffect, useRef, useState } from "react";

/** In milliseconds. */
const delays = { open: 200, skip: 300, close: 150 };

export type HoverMenu = {
  readonly open: boolean;
  readonly close: () => void;
  readonly openNow: () => void;
  /** For the trigger's click: opens, pins a menu that hovering opened, and closes on the next click. */
  readonly press: () => void;
  /** For the element around trigger and menu. */
  readonly hoverProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/** A menu that opens when a mouse rests on it and stays open when the mouse leaves briefly. */
export function useHoverMenu(): HoverMenu {
  const [state, setState] = useState<"closed" | "hovered" | "pressed">("closed");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  function set(next: typeof state): void {
    clearTimeout(timer.current);
    if (next === "closed") closedAt.current = performance.now();
    setState(next);
  }
  function later(next: typeof state, delayMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(next), delayMs);
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    if (state !== "closed") return clearTimeout(timer.current);
    const wasJustOpen = performance.now() - closedAt.current < delays.skip;
    later("hovered", wasJustOpen ? 0 : delays.open);
  }
  function leave(event: PointerEvent): void {
    if (event.pointerType === "mouse") later("closed", delays.close);
  }
  return {
    open: state !== "closed",
    close: () => set("closed"),
    openNow: () => set("pressed"),
    press: () => set(state === "pressed" ? "closed" : "pressed"),
    hoverProps: { onPointerEnter: enter, onPointerLeave: leave },
  };
}
