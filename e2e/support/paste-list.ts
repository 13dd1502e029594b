import { expect, type Locator, type Page } from "@playwright/test";
import { siteHeaders } from "./customer.ts";

/** Ten lines of sample products: seven matched, two to choose, one that isn't carried. */
export const tenLines = [
  "A42 3",
  "4 x B52",
  "SPZ 1250; 2",
  "UCP205\t2 copë",
  "UCF 206 (1)",
  "HR30206J 5 pcs",
  "51104 – 2",
  "6205-2RS 4",
  "10 x 6204",
  "6312 C3 2",
].join("\n");

/** Waits until the sample products are indexed for the search. */
export async function waitForSearch(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await page.request.post("/api/search/list", {
          headers: siteHeaders(),
          data: { codes: ["A42", "51104"] },
        });
        const { products }: { products?: readonly unknown[] } = await response.json();
        return products?.length;
      },
      { timeout: 30_000 },
    )
    .toBe(2);
}

export function listDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Ngjitni një listë" });
}

/** Opens the dialog and looks up a list. */
export async function pasteList(page: Page, text: string): Promise<Locator> {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = listDialog(page);
  await dialog.getByLabel("Lista").fill(text);
  await dialog.getByRole("button", { name: "Gjej pjesët" }).click();
  return dialog;
}
