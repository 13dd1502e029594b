import type { Page } from "@playwright/test";

/** Leaves such requests pending from now on, as on a hanging network. */
export async function delayResponses(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, () => undefined);
}

/** Rejects such requests with this code and details from now on. */
export async function answerWithError(
  page: Page,
  path: string,
  answer: { readonly status: number; readonly code: string; readonly data?: unknown },
): Promise<void> {
  const { status, code, data } = answer;
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { code, message: "Refused", data } }),
  );
}

/**
 * Goes to a page by a link, so that the browser requests its data instead of the server during
 * rendering.
 */
export async function follow(page: Page, link: string): Promise<void> {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
}
