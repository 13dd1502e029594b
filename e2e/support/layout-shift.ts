import type { Page } from "@playwright/test";

/** Layout shifts while a page loaded. */
export type LayoutShifts = {
  /** The sum of all shifts: never less than what browsers report as CLS. */
  readonly sum: number;
  /** The largest first, each with the elements that moved. */
  readonly causes: readonly string[];
};

/** The max sum of a page. */
export const shiftLimit = 0.01;

type Shift = { readonly value: number; readonly moved: readonly string[] };

/** Records every shift of pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const describe = ({ node, previousRect, currentRect }: Source): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const places = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`);
      return `${element?.outerHTML.slice(0, 120) ?? "(gone)"} from ${places.join(" to ")}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({ value: entry.value, moved: entry.sources.map(describe) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

type Source = {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};

/** The browser's entry, which the DOM's types lack. */
type LayoutShiftEntry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Source[];
};

/**
 * Scrolls to the end of the page, so that lazy content loads, and back, and returns the shifts.
 *
 * @param pauseMs Pause at each half screen.
 */
export async function readShifts(page: Page, pauseMs = 0): Promise<LayoutShifts> {
  await page.evaluate(scrollThrough, pauseMs);
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as readonly Shift[]);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    causes: shifts
      .toSorted((one, other) => other.value - one.value)
      .map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(" | ")}`),
  };
}

async function scrollThrough(pauseMs: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await document.fonts.ready;
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: "instant" });
    await frame();
    if (pauseMs > 0) await pause(pauseMs);
    // Scrolling faster than a list can grow moves its end, as a visitor expects.
    else while (document.querySelector('main [aria-busy="true"]')) await pause(20);
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  await frame();
}
