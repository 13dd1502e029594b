import { expect } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { signInAsAdmin, test } from "./support/journey.ts";

test("dashboard and panel have no accessibility errors", { tag: "@full" }, async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.getByRole("tab", { name: /^Orders/ })).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  await expect(page.getByRole("dialog", { name: "Panel Administruesi" })).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
});

// docs/product/reliability.md#keyboard
test("the page is operable by keyboard, and the menu can be skipped", async ({ page }) => {
  await page.goto("/shop");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
