import { expect } from "@playwright/test";
import { findFaults } from "./support/axe.ts";
import { overflow, signInAsAdmin, test } from "./support/journey.ts";

for (const path of [
  "/",
  "/shop",
  "/shop?view=list&q=zzz",
  "/account",
  "/auth",
  "/admin-login",
  "/nope",
]) {
  test(`${path} has no accessibility fault in either theme and fits 320 px`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test("the shop's dialogs have no accessibility fault", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/shop");
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Cart/ }).click();
  const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
  await expect(cart).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await expect(page.getByText("Gabim në formë").first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});

test("dashboard and panel have no accessibility fault", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page);
  await expect(page.getByRole("tab", { name: /^Orders/ })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Admin Panel" }).click();
  await expect(page.getByRole("dialog", { name: "Panel Administruesi" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});

test("the page can be walked by keyboard, past the menu at will", async ({ page }) => {
  await page.goto("/shop");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("nothing moves where a person asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === "running").length,
  );
  expect(running).toBe(0);
});
