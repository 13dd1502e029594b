import type { Page } from "@playwright/test";

/** Lists the animations that are running now. */
export function findMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === "running")
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${animation.constructor.name} ${target?.outerHTML.slice(0, 200) ?? ""}`;
      }),
  );
}

/**
 * Lists elements that scroll horizontally: the page or an element in it. Strips of slides and of
 * tabs are allowed: buttons and arrow keys reveal their hidden items.
 */
export function findSideways(page: Page, allowParts = false): Promise<readonly string[]> {
  return page.evaluate((isPageOnly) => {
    const root = document.documentElement;
    const isTooWide = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const found = isTooWide(root) ? [root, ...widest()] : [];
    if (isPageOnly) return found.map(describe);
    const parts = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        isTooWide(element) &&
        ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('textarea, [role="tablist"], [data-slot="hero-carousel"] > *'),
    );
    return [...found, ...parts].map(describe);

    /** The innermost elements that make the page too wide. */
    function widest(): Element[] {
      const isOut = (element: Element): boolean =>
        element.getBoundingClientRect().right > root.clientWidth + 1;
      // Content that is clipped or scrolls separately doesn't widen the page.
      const isFree = (element: Element | null): boolean =>
        element === null ||
        element === document.body ||
        (getComputedStyle(element).overflowX === "visible" && isFree(element.parentElement));
      return [...document.body.querySelectorAll("*")]
        .filter((element) => isOut(element) && isFree(element.parentElement))
        .filter((element) => ![...element.children].some(isOut))
        .slice(0, 5);
    }
    function describe(element: Element): string {
      return `${element.scrollWidth} in ${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`;
    }
  }, allowParts);
}
