import type { Page } from "@playwright/test";

/**
 * Holds the page's scripts back, as a slow network does.
 * @returns Sends them.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}
