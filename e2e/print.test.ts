import { expect } from "@playwright/test";
import { test } from "./support/journey.ts";

const onScreenOnly = "header nav, footer, button, [role=tab], input, select, video, iframe";

for (const path of [
  "/",
  "/shop",
  "/contact",
  "/products/nsk/bearing/6205",
  "/products/nsk/deep-groove-ball-bearings/6200-series",
  "/products/belts/gates",
  "/products/belts/gates/v-belts",
]) {
  test(
    `${path} prints without elements that only work on a screen`,
    { tag: ["@desktop", "@full"] },
    async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      const left = await page
        .locator(onScreenOnly)
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(left).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
}

test("a page prints on white paper in the dark theme", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/nsk/bearing/6205");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

test("a bearing prints as a data sheet of one page", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/nsk/bearing/6205");
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test(
  "an open dialog prints alone, at its full length",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/shop");
    await page
      .getByRole("button", { name: /Add to Cart/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Cart/ }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByText("Totali:")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(cart.getByText("Totali:")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
    await expect(cart).toHaveCSS("max-height", "none");
    await expect(cart).toHaveCSS("overflow-y", "visible");
  },
);
