import { useHydrated } from "@tanstack/react-router";
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { scrollBehavior } from "./scroll-behavior.ts";
import { useMediaQuery } from "./use-media-query.ts";

const slideMs = 6_000;
/** The first slide is a video. */
const firstSlideMs = 12_000;

export type Slideshow = {
  readonly index: number;
  readonly isHydrated: boolean;
  readonly isOnScreen: boolean;
  /** State of the button: whether the slideshow plays while nothing pauses it. */
  readonly isPlaying: boolean;
  /** Whether it is advancing now. */
  readonly isRunning: boolean;
  readonly toggle: () => void;
  /** Wraps around at both ends. */
  readonly step: (by: number) => void;
  readonly stripProps: {
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
  readonly holdProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
};

/** Tracks the visible slide of a scrolling strip and advances it. */
export function useSlideshow(strip: RefObject<HTMLElement | null>, count: number): Slideshow {
  const isHydrated = useHydrated();
  const isOnScreen = useOnScreen(strip);
  const prefersStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [index, setIndex] = useState(0);
  // Target of a running scroll, so that two quick steps move by two slides.
  const goal = useRef<number>(undefined);
  const [choice, setChoice] = useState<"play" | "stop">();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPlaying = choice ? choice === "play" : !prefersStill;
  const isRunning = isHydrated && isOnScreen && isPlaying && !isHovered && !hasFocus;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => scrollToSlide(strip.current, (index + 1) % count),
      index === 0 ? firstSlideMs : slideMs,
    );
    return () => clearTimeout(timer);
  }, [isRunning, index, count, strip]);

  function step(by: number): void {
    goal.current = ((goal.current ?? index) + by + count) % count;
    scrollToSlide(strip.current, goal.current);
  }
  function handleScroll(): void {
    const reached = slideInView(strip.current);
    if (reached === goal.current) goal.current = undefined;
    setIndex(reached);
  }
  function forgetGoal(): void {
    goal.current = undefined;
  }
  function toggle(): void {
    setChoice(isPlaying ? "stop" : "play");
    // After starting it by keyboard, the focus is still here; it must not pause the slideshow.
    setHasFocus(false);
  }

  return {
    index,
    isHydrated,
    isOnScreen,
    isPlaying,
    isRunning,
    toggle,
    step,
    stripProps: { onScroll: handleScroll, onPointerDown: forgetGoal, onWheel: forgetGoal },
    holdProps: {
      onPointerEnter: (event) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      // Only keyboard focus pauses; a mouse click also leaves the focus on the element.
      onFocus: (event) => setHasFocus(event.target.matches(":focus-visible")),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
      },
    },
  };
}

function slideInView(strip: HTMLElement | null): number {
  return strip ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}

/** Scrolls smoothly to a neighbour; a jump from end to end would show every slide between. */
function scrollToSlide(strip: HTMLElement | null, index: number): void {
  const isNeighbour = Math.abs(index - slideInView(strip)) <= 1;
  strip?.scrollTo({
    left: index * strip.clientWidth,
    behavior: isNeighbour ? scrollBehavior() : "instant",
  });
}

/** Whether at least a third of an element is in the viewport; false during SSR. */
function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 1 / 3 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
