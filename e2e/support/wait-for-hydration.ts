import { expect, type Page } from "@playwright/test";

/**
 * Makes a page's `goto` and `reload` wait for hydration: earlier clicks are lost, and unlike a
 * visitor, a test doesn't click again. A `goto` that names another moment with `waitUntil` waits for that one only.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const gotoHydrated: Page["goto"] = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return answer;
  };
  const reloadHydrated: Page["reload"] = async (options) => {
    const answer = await reload(options);
    await untilHydrated(page);
    return answer;
  };
  Object.assign(page, { goto: gotoHydrated, reload: reloadHydrated });
}

/** Foreign pages and failures are left to the test. */
async function untilHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated).catch(() => true), { intervals: [20], timeout: 10_000 })
    .toBe(true)
    .catch(() => undefined);
}

/** Whether the page responds to input. Foreign pages have no script of the site. */
export function isHydrated(): boolean {
  const { hydrated } = document.documentElement.dataset;
  return hydrated !== undefined || !document.querySelector('script[type="module"]');
}
