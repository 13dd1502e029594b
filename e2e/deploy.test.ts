import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fillOrderForm, signInAsAdmin, test as journey } from "./support/journey.ts";
import { makeNextBuild } from "./support/make-next-build.ts";
import { currentBuild } from "./support/start-server.ts";

// Parts that are gone are written to the console, so these are no quiet pages.

const test = journey.extend<{ deployNextBuild: () => Promise<void> }, { nextBuild: string }>({
  nextBuild: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in it
    async ({}, use, { parallelIndex }) => {
      const folder = join(currentBuild, `../.cache/next-build-${parallelIndex}`);
      await makeNextBuild(folder);
      await use(folder);
    },
    { scope: "worker" },
  ],
  deployNextBuild: async ({ shop, nextBuild }, use) => {
    await use(() => shop.deploy(nextBuild));
    await shop.deploy(currentBuild);
  },
});
// A worker would have the old parts at hand.
test.use({ serviceWorkers: "block" });

const phone = { tag: "@phone" };

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("load", () => (count += 1));
  return () => count;
}

test(
  "a shop that was open during a deployment loses nothing, and orders",
  phone,
  async ({ page, context, deployNextBuild }) => {
    await page.goto("/shop?category=Bearings");
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(page, "Dea Deploy");
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    const products = page.getByRole("list", { name: "Products" });
    await products.getByRole("listitem").nth(5).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const unopened = await context.newPage();
    await unopened.goto("/account");
    await deployNextBuild();

    // The menu's part is gone: one reload, and it opens over the page as it was.
    const loads = countLoads(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "CONTACT" })).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page).toHaveURL(/\/shop\?category=Bearings$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Dea Deploy");
    await expect(form.getByLabel("Numri i telefonit")).toHaveValue("+355 69 123 4567");
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
    expect(loads()).toBe(1);

    // What the page can't bring back holds the reload off.
    const unopenedLoads = countLoads(unopened);
    await unopened.getByRole("tab", { name: "Create account" }).click();
    await unopened.getByLabel("Full name").fill("Dea Deploy");
    await unopened.getByRole("button", { name: "Open menu" }).click();
    await expect(unopened.getByText("The site was updated")).toBeVisible();
    await expect(unopened.getByLabel("Full name")).toHaveValue("Dea Deploy");
    expect(unopenedLoads()).toBe(0);
  },
);

test(
  "a dialog and a page whose parts are gone come with one load each",
  phone,
  async ({ page, context, deployNextBuild }) => {
    await page.goto("/shop?q=62");
    const catalogue = await context.newPage();
    await catalogue.goto("/products/nsk");
    await deployNextBuild();

    const loads = countLoads(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page).toHaveURL(/\/shop\?q=62$/);

    const catalogueLoads = countLoads(catalogue);
    const address = "/products/nsk/deep-groove-ball-bearings";
    await catalogue.locator(`main a[href="${address}"]`).first().click();
    await expect(catalogue.getByRole("searchbox")).toBeVisible();
    expect(catalogueLoads()).toBe(1);
    await expect(catalogue).toHaveURL(new RegExp(`${address}/?$`));
    await catalogue.goBack();
    await expect(catalogue).toHaveURL(/\/products\/nsk\/?$/);
  },
);

test(
  "an admin who was at work during a deployment goes on where he was",
  phone,
  async ({ page, deployNextBuild }) => {
    await signInAsAdmin(page);
    await page.getByRole("tab", { name: "Add New Product" }).click();
    const form = page.getByRole("form", { name: "New product" });
    await form.getByLabel("Product name").fill("Half-typed");
    await form.getByLabel("Price").fill("12.5");
    await deployNextBuild();

    const loads = countLoads(page);
    await page.getByRole("tab", { name: /^Manage Products/ }).click();
    await page.getByRole("button", { name: "Import products" }).click();
    const dialog = page.getByRole("dialog", { name: "Import products" });
    await expect(dialog.getByRole("button", { name: "Choose a CSV file" })).toBeVisible();
    expect(loads()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Add New Product" }).click();
    await expect(form.getByLabel("Product name")).toHaveValue("Half-typed");
    await expect(form.getByLabel("Price")).toHaveValue("12.5");
  },
);

test(
  "a part that doesn't come for want of a network comes once there is one",
  phone,
  async ({ page, context }) => {
    await page.goto("/shop");
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Cart/ }).click();
    await expect(page.getByText("This part didn’t arrive")).toBeVisible();
    await page.getByRole("link", { name: "About Us" }).first().click();
    const missing = page.getByRole("heading", { level: 1, name: "The page didn’t arrive" });
    await expect(missing).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: /^Cart/ })).toBeVisible();
    expect(loads()).toBe(0);

    await context.setOffline(false);
    await page.getByRole("button", { name: /^Cart/ }).click();
    await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
    await page.keyboard.press("Escape");
    expect(loads()).toBe(0);
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(missing).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(1);
  },
);
