import { expect, type Page } from "@playwright/test";

/**
 * Makes a page's `goto` wait until its script is alive: a click before that is lost, as people's
 * clicks are, but they notice and click again.
 */
export function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  const gotoAlive: Page["goto"] = async (url, options) => {
    const answer = await goto(url, options);
    // What isn't one of our pages, or breaks, is the test's own business.
    await expect
      .poll(() => page.evaluate(isAlive).catch(() => true), { intervals: [20], timeout: 10_000 })
      .toBe(true)
      .catch(() => undefined);
    return answer;
  };
  Object.assign(page, { goto: gotoAlive });
}

/** React leaves its marks on the elements that it has taken over. */
function isAlive(): boolean {
  const heading = document.querySelector("h1");
  if (!heading || !document.querySelector('script[type="module"]')) return true;
  return Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
}
