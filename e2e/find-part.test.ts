import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

// docs/product/shop.md#search-from-the-home-page
test(
  "a part number typed on the home page opens the shop's results",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    const field = page.getByRole("searchbox", { name: "Find a part by its number" });
    await field.fill(" 6205-2RS ");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/shop\?q=6205-2RS$/);
    await expect(page.getByText(/^\d+ products found$/)).toBeVisible();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // docs/product/shop.md#search-from-the-home-page
  test(
    "the home page's search opens the shop too",
    { tag: ["@phone", "@full"] },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("searchbox", { name: "Find a part by its number" }).fill("6205-2RS");
      await page.getByRole("button", { name: "Find", exact: true }).click();
      await expect(page).toHaveURL(/\/shop\?q=6205-2RS$/);
      await expect(page.getByText(/6205/).first()).toBeVisible();
    },
  );
});
