import { expect, type Page } from "@playwright/test";
import { productCards } from "../support/journey.ts";
import { pageAt, type State } from "./state.ts";

/** Sample products, whose ids are fixed. */
const bearing = "/shop/nsk-6205ddu-deep-groove-ball-bearing-22f9c9716a9b549287e051a25cb52bc4";
const gone = "/shop/nsk-6205-of-another-time-00000000000040008000000000000000";

/** The page of a product and its quick view. */
export const productStates: readonly State[] = [
  { name: "product-page", path: bearing, show: showWhole },
  pageAt("product-gone", gone),
  { name: "product-quick-view", show: showQuickView },
];

/** With the products beside it, which arrive while one reads its beginning. */
async function showWhole(page: Page): Promise<void> {
  await page.goto(bearing);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [data-slot=skeleton]")).toHaveCount(0);
}

async function showQuickView(page: Page): Promise<void> {
  await page.goto("/shop?q=6205DDU");
  const card = productCards(page).first();
  await expect(card).toBeVisible();
  // A touch screen doesn't show the button, but a narrow window may have a mouse.
  await card.getByText("Quick view").dispatchEvent("click");
  await expect(page.getByRole("dialog", { name: /6205DDU/ })).toBeVisible();
}
