import { expect } from "@playwright/test";
import { fillOrderForm, productCards, test } from "./support/journey.ts";

// What fails for want of a network is written to the console, so these are no quiet pages.

test("without a network the shop says so, keeps filters and cart, and goes on by itself", async ({
  page,
  context,
}) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await context.setOffline(true);
  const bar = page.locator('[data-slot="offline-bar"]');
  await expect(bar).toContainText("You are offline.");
  await expect(productCards(page).first()).toBeVisible();

  await page.getByLabel("Category").selectOption("Seals");
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load products" });
  await expect(failure).toContainText("Your filters and your cart are kept.");
  await expect(failure.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page).toHaveURL(/category=Seals/);
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);

  await context.setOffline(false);
  await expect(productCards(page).first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(failure).toBeHidden();
  await expect(page.getByLabel("Category")).toHaveValue("Seals");
});

test("an order without a network stays as it was typed, and goes out once there is one", async ({
  page,
  context,
}) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  await fillOrderForm(page, "Ofelia Offline");
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  const line = form.locator('[data-slot="order-obstacle"]');
  await context.setOffline(true);
  await expect(line).toContainText("Nuk keni lidhje me internetin.");
  await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(page.getByText("Porosia dështoi").first()).toBeVisible();
  await expect(form.getByLabel("Emri i plotë")).toHaveValue("Ofelia Offline");

  await context.setOffline(false);
  await expect(line).toBeHidden();
  await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
});
