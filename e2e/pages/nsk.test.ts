import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";

const lists = "/products/bearing/nsk";
const family = "/products/nsk/deep-groove-ball-bearings";
const emptyMessage = "No bearings found matching your search.";

// docs/product/catalogue.md#size-dialog
test("a list page opens a size with all figures and a drawing, and restores the focus", async ({
  strictPage: page,
}) => {
  await page.goto(`${lists}/deep-groove-ball-bearings`);
  const opener = page.getByRole("button", { name: "View Details of 6205", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "6205" });
  await expect(dialog.getByRole("img", { name: /6205/ })).toBeVisible();
  for (const [name, value] of [
    ["Bore", "25 mm"],
    ["Outer diameter", "52 mm"],
    ["Width", "15 mm"],
    ["Dynamic load", "14.0 kN"],
    ["Max speed", "13,000 rpm"],
    ["Material", "Chrome Steel"],
  ] as const) {
    const row = dialog.locator("dl div").filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.getByRole("definition")).toHaveText(value);
  }
  for (const feature of [
    "Deep groove design",
    "Low friction",
    "High speed capability",
    "Low noise",
  ]) {
    await expect(dialog.getByText(feature, { exact: true })).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

// docs/product/catalogue.md#series-of-the-list-pages
test(
  "each list page's dialog adds the figures by which its family is chosen",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    for (const [slug, code, facts] of [
      ["angular-contact-ball-bearings", "7000", ["15°", "ABEC-1 Standard"]],
      ["angular-contact-ball-bearings", "7300", ["40°", "ABEC-1 Standard"]],
      ["self-aligning-ball-bearings", "2205", ["3°", "Steel/Brass"]],
      ["thrust-ball-bearings", "52202", ["Thrust load", "22 mm"]],
      ["cylindrical-roller-bearings", "NJ204", ["Radial load"]],
      ["bearing-units", "UCF208", ["Cast iron", "Triple lip seal", "Grease", "Set screw"]],
    ] as const) {
      await page.goto(`${lists}/${slug}`);
      await page.getByRole("button", { name: `View Details of ${code}`, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: code });
      for (const fact of facts) {
        await expect(dialog.getByText(fact, { exact: true }).first()).toBeVisible();
      }
      await expect(dialog.getByRole("img", { name: new RegExp(code) })).toBeVisible();
    }
  },
);

// docs/product/catalogue.md#placeholder-bearing
test(
  "an image that fails to load leaves a placeholder on its card",
  { tag: "@full" },
  async ({ page }) => {
    await page.route("**/media/bearings/6201.svg", (route) => route.abort());
    await page.goto(`${lists}/deep-groove-ball-bearings`);
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "6201" }) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('[data-slot="product-placeholder"]')).toBeVisible();
    await expect(page.locator('[data-slot="product-placeholder"]')).toHaveCount(1);
  },
);

// docs/product/catalogue.md#family-listing, docs/product/catalogue.md#unknown-family
test(
  "the family search accepts common spellings of codes, and its text survives a reload",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto(family);
    await expect(page.getByText("35 Products Available")).toBeVisible();
    const box = page.getByRole("searchbox", { name: "Search this family" });
    const products = page.getByRole("region", { name: "Products" });
    await box.fill("6205 2rs");
    await expect(page.getByText("1 product", { exact: true })).toBeVisible();
    await expect(products.getByRole("link")).toHaveText(["6205"]);
    await expect(page).toHaveURL(/\?q=6205(\+|%20)2rs$/);
    await page.reload();
    await expect(box).toHaveValue("6205 2rs");
    await expect(products.getByRole("link")).toHaveText(["6205"]);

    await box.fill("no such bearing");
    await expect(page.getByText(emptyMessage)).toBeVisible();
    await products.getByRole("button", { name: "Clear search" }).last().click();
    await expect(box).toHaveValue("");
    await expect(page).toHaveURL(family);
    await expect(products.getByRole("link")).toHaveCount(35);
    await products.getByRole("link", { name: "6204", exact: true }).click();
    await expect(page).toHaveURL(/\/products\/nsk\/bearing\/6204$/);
  },
);

// docs/product/catalogue.md#unknown-family
test("an unknown family shows deep groove bearings", async ({ strictPage: page }) => {
  const answer = await page.goto("/products/nsk/no-such-family?q=6310");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NSK Deep Groove Ball Bearings");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/products\/nsk\/deep-groove-ball-bearings$/,
  );
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
});

test(
  "a row of a series that a link leads to isn't covered by the header",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/self-aligning-ball-bearings/1200-series#1205");
    const row = page.locator('[id="1205"]');
    await expect(row).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await row.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  },
);

test("a favorite is listed on the account page", { tag: "@full" }, async ({ strictPage: page }) => {
  await page.goto("/products/nsk/bearing/6203");
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();
  await page.goto("/account");
  const favorites = page.getByRole("region", { name: "Favorites" });
  await favorites.getByRole("link", { name: /6203/ }).click();
  await expect(page).toHaveURL(/\/products\/nsk\/bearing\/6203$/);
});
