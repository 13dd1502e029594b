import { expect, type Locator } from "@playwright/test";
import { test } from "./support/journey.ts";

test("a message covers no controls of a dialog", { tag: "@full" }, async ({ strictPage: page }) => {
  await page.goto("/shop");
  await page
    .getByRole("button", { name: /Add to Cart/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("button", { name: "Vazhdo në Blerje" }).click();
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  const submit = form.getByRole("button", { name: "Konfirmo Porosinë" });
  await submit.click();
  const message = form.locator('[data-slot="toast"]').last();
  await expect(message).toBeVisible();
  await submit.scrollIntoViewIfNeeded();
  for (const control of [submit, form.getByRole("button", { name: "Mbyll" }).first()]) {
    expect(await overlap(message, control)).toBe(0);
    // The pointer reaches it, too.
    await control.click({ trial: true });
  }
});

test(
  "a message stays while it is hovered or focused",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.clock.install();
    await page.goto("/shop");
    await page
      .getByRole("button", { name: /Add to Cart/ })
      .first()
      .click();
    const message = page.locator('[data-slot="toast"]');
    await message.hover();
    await page.clock.runFor(30_000);
    await expect(message).toBeVisible();
    await message.getByRole("button", { name: "Dismiss" }).focus();
    await page.mouse.move(200, 300);
    await page.clock.runFor(30_000);
    await expect(message).toBeVisible();
    await message.getByRole("button", { name: "Dismiss" }).blur();
    await page.clock.runFor(30_000);
    await expect(message).toBeHidden();
  },
);

/** Area of two elements' overlap in square pixels. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return Number.NaN;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
