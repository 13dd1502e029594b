import type { Page } from "@playwright/test";

/** What moves by itself at this moment. */
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
 * What has to be scrolled sideways: the page itself, or a part of it. Strips of slides and of tabs
 * are made for it: buttons and arrow keys bring what is out of sight.
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

    /** Who makes the page too wide, the innermost ones. */
    function widest(): Element[] {
      const isOut = (element: Element): boolean =>
        element.getBoundingClientRect().right > root.clientWidth + 1;
      // What is cut off or scrolls by itself is out of sight, not in the way.
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
