import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

// docs/product/shop.md#search-from-the-home-page
test("a press that focuses no element of the results, as any press in Safari, leaves them open", async () => {
  fakeShop();
  const router = await openPage("/");
  await page.getByRole("searchbox", { name: /by its number/ }).fill("6205");
  const result = page.getByRole("row").filter({ hasText: "6205" }).first();
  await expect.element(result).toBeVisible();
  // Text takes no focus in any browser, like links and buttons in Safari.
  await page.getByText(/^Understood as/).click();
  await expect.element(result).toBeVisible();
  await result.getByRole("link").first().click();
  await expect.poll(() => router.state.location.pathname).toMatch(/6205/);
});
