import { expect } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts.ts";
import { test } from "./support/journey.ts";

const fields = [
  { path: "/shop", role: "searchbox", name: "Search", typed: "6205", search: "?q=6205" },
  {
    path: "/products/nsk/tapered-roller-bearings",
    role: "searchbox",
    name: "Search this family",
    typed: "30205",
    search: "?q=30205",
  },
  {
    path: "/products/bearing/ppl/deep-groove-ball-bearings",
    role: "combobox",
    name: "Bore",
    typed: "25",
    search: "?bore=25",
  },
] as const;

for (const { path, role, name, typed, search } of fields) {
  // docs/product/reliability.md#text-typed-early
  test(
    `a text typed on ${path} before its scripts have come is searched`,
    { tag: "@phone" },
    async ({ strictPage: page }) => {
      const sendScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const field = page.getByRole(role, { name }).first();
      await field.pressSequentially(typed);
      sendScripts();
      await expect(page).toHaveURL((url) => url.search === search);
      await expect(field).toHaveValue(typed);
    },
  );
}

// docs/product/reliability.md#buttons-pressed-early
test(
  "products added before the page's scripts have come are in the cart, each once",
  { tag: "@phone" },
  async ({ strictPage: page }) => {
    const sendScripts = await holdScripts(page);
    await page.goto("/shop", { waitUntil: "domcontentloaded" });
    const adds = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
    await adds.first().click();
    await adds.first().click();
    await adds.nth(1).click();
    sendScripts();
    await expect(page.getByRole("main").getByRole("button", { name: "Cart 2" })).toBeVisible();
  },
);

// docs/product/reliability.md#buttons-pressed-early
test(
  "a product added before the page says that it responds to input is in the cart once",
  { tag: "@phone" },
  async ({ strictPage: page }) => {
    // The page says that it responds to input once the browser is idle.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      const whenIdle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (work) => waiting.push(work);
      window.addEventListener("idle-now", () => {
        window.requestIdleCallback = whenIdle;
        for (const work of waiting) work({ didTimeout: false, timeRemaining: () => 50 });
      });
    });
    await page.goto("/shop", { waitUntil: "domcontentloaded" });
    const sizes = page.getByRole("button", { name: "Sizes" });
    await expect(async () => {
      await sizes.click();
      await expect(sizes).toHaveAttribute("aria-expanded", "true", { timeout: 200 });
    }).toPass();
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await page.evaluate(() => window.dispatchEvent(new Event("idle-now")));
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(main.getByRole("button", { name: "Cart 1" })).toBeVisible();
  },
);
