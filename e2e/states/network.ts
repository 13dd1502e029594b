import type { Page } from "@playwright/test";

/** From now on such calls stay without an answer, as on a network that hangs. */
export async function holdBack(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, () => undefined);
}

/** From now on such calls are refused with that code and these details. */
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
 * Goes to a page of the site by a link, as people do: then the browser asks for what is on it, and
 * not the server before it answers.
 */
export async function follow(page: Page, link: string): Promise<void> {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
}
