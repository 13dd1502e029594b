import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fillOrderForm, openOtherPage, signInAsAdmin, test as journey } from "./support/journey.ts";
import { makeNextBuild } from "./support/make-next-build.ts";
import { currentBuild } from "./support/start-server.ts";

// Chrome logs missing chunks to the console, so these tests don't use the strict page.

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
// The service worker would have cached the old chunks.
test.use({ serviceWorkers: "block" });

/** Follows a link of the page and expects the new build's page after one load. */
async function followLink(page: Page, path: string): Promise<void> {
  const loads = countLoads(page);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL(new RegExp(`${path}/?$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("The page didn’t arrive")).toHaveCount(0);
}

/** Counts document loads from now on, as opposed to client-side navigations. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

// docs/product/offline.md#open-during-a-deployment
test(
  "a shop that is open during a deployment keeps its state and can order",
  { tag: ["@phone", "@full"] },
  async ({ page, deployNextBuild }) => {
    await page.goto("/shop?category=Bearings");
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(page, "Dea Deploy");
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await deployNextBuild();

    // The menu's chunk is gone: the page reloads once and opens it with the state restored.
    const loads = countLoads(page);
    // Playwright's click would scroll.
    await page.getByRole("button", { name: "Open menu" }).dispatchEvent("click");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "CONTACT" })).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page).toHaveURL(/\/shop\?category=Bearings$/);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 1000)).toBeLessThan(100);
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Dea Deploy");
    await expect(form.getByLabel("Numri i telefonit")).toHaveValue("+355 69 123 4567");
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
    expect(loads()).toBe(1);
  },
);

test(
  "dialogs and pages with missing chunks open after one load each",
  { tag: ["@phone", "@full"] },
  async ({ page, context, deployNextBuild }) => {
    await page.goto("/shop?q=62");
    const [bearings, belts] = [await context.newPage(), await context.newPage()];
    await bearings.goto("/products/bearing/nsk");
    await belts.goto("/products/belts");
    await deployNextBuild();

    const loads = countLoads(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page).toHaveURL(/\/shop\?q=62$/);

    // The one page lacks its script, the other also its data.
    await followLink(bearings, "/products/bearing/nsk/deep-groove-ball-bearings");
    await followLink(belts, "/products/belts/gates");
  },
);

test(
  "an admin who works during a deployment continues in the same place",
  { tag: ["@phone", "@full"] },
  async ({ page, browser, deployNextBuild }) => {
    await signInAsAdmin(page);
    await page.getByRole("tab", { name: /^Manage Products/ }).click();
    await expect(page.getByRole("button", { name: "Import products" })).toBeVisible();
    await page.getByRole("tab", { name: "Add New Product" }).click();
    const form = page.getByRole("form", { name: "New product" });
    await form.getByLabel("Product name").fill("Half-typed");
    await form.getByLabel("Price").fill("12.5");
    // Uses another browser context: the first one has cached the chunk.
    const other = await openOtherPage(browser, page);
    await signInAsAdmin(other);
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

    const otherLoads = countLoads(other);
    await other.getByRole("tab", { name: /^Manage Products/ }).click();
    await expect.poll(otherLoads).toBe(1);
    await expect(other.getByRole("button", { name: "Import products" })).toBeVisible();
  },
);

// docs/product/offline.md#reload-on-request
test(
  "a text that a reload would lose prevents the reload",
  { tag: ["@phone", "@full"] },
  async ({ page, deployNextBuild }) => {
    await page.goto("/account");
    await page.getByRole("tab", { name: "Create account" }).click();
    await page.getByLabel("Full name").fill("Dea Deploy");
    await deployNextBuild();
    const loads = countLoads(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByText("The site was updated")).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("Dea Deploy");
    expect(loads()).toBe(0);
  },
);

test(
  "a chunk that fails without a network loads after reconnecting",
  { tag: ["@phone", "@full"] },
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
    // In a browser that caches the failed import, only a new page can load it.
    expect(loads()).toBeLessThanOrEqual(1);

    // A page, unlike a dialog, is retried automatically after reconnecting.
    await context.setOffline(true);
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: /contact/i })).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(2);
  },
);
