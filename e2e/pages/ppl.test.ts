import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";

const brand = "/products/bearing/ppl";

// docs/product/catalogue.md#ppl-brand-page
test(
  "the brand's page has cards, groups by tab, book and advantages, in this order",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto(brand);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Product groups",
      "Series",
      "Interactive catalogue",
      "Why PPL",
    ]);
    await expect(page.getByRole("tab")).toHaveText([
      "Deep Groove",
      "Spherical Roller",
      "Thrust Ball",
      "Cylindrical Roller",
    ]);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Deep Groove");
    await page.getByRole("tab", { name: "Thrust Ball" }).click();
    await expect(page.getByRole("tabpanel").getByRole("heading")).toHaveText([
      /^51100/,
      /^51200/,
      /^52000/,
    ]);
    await page.getByRole("link", { name: "View series of Thrust Ball Bearings" }).click();
    await expect(page).toHaveURL(`${brand}/thrust-ball-bearings`);
    await page.getByRole("link", { name: "Back to PPL" }).click();
    await page.getByRole("link", { name: "Back to brands" }).click();
    await expect(page).toHaveURL("/products/bearing");
  },
);

// docs/product/catalogue.md#ppl-series-dialog
test("a series opens with all figures and a quote link", async ({ strictPage: page }) => {
  await page.goto(brand);
  const opener = page.getByRole("button", { name: "View Details of the 6200 series" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "6200 Series Deep Groove Ball Bearings" });
  for (const title of ["Overview", "Technical specifications", "Key features"]) {
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(dialog.getByText("P0 (Standard)")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Request Quote" })).toHaveAttribute(
    "href",
    /^mailto:.*6200/,
  );
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

// docs/product/catalogue.md#ppl-series-cards-open
test(
  "a group's cards name four sizes and open with all of them",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto(`${brand}/deep-groove-ball-bearings`);
    const card = page.getByRole("listitem").filter({ hasText: "Deep Groove 6200" });
    await expect(card.getByText("Medium load")).toBeVisible();
    await expect(card.getByRole("link", { name: "+7 more" })).toBeVisible();
    // A click anywhere on the card works.
    await card.click();
    const dialog = page.getByRole("dialog");
    for (const code of ["6200", "6205", "6210"]) {
      await expect(dialog.getByText(code, { exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await card.getByRole("link", { name: "+7 more" }).click();
    await expect(page.getByRole("heading", { name: "Sizes of the 6200 series" })).toBeInViewport();
  },
);

// docs/product/catalogue.md#ppl-series-cards-open
test(
  "the cylindrical page shows its figures without a dialog",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto(`${brand}/cylindrical-roller-bearings`);
    await expect(page.getByRole("heading", { level: 3 })).toHaveText([/NU/, /NJ/, /NF/]);
    await page.getByRole("heading", { level: 3 }).first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /View Details/ })).toHaveCount(0);
    await expect(page.getByRole("row", { name: /^NU205/ })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/\d\s?(?:kN|rpm)/);
    await expect(page.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "/contact",
    );
  },
);
