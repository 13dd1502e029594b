import { expect } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts.ts";
import { test } from "./support/journey.ts";

// docs/product/cart.md#cart-on-every-page, docs/product/cart.md#a-way-to-the-cart
test(
  "a bearing added on its page is ordered there, and another tab's count follows",
  { tag: ["@phone", "@full"] },
  async ({ strictPage: page }) => {
    await page.goto("/products/nsk/bearing/6205");
    const other = await page.context().newPage();
    await other.goto("/about");
    const requests: string[] = [];
    other.on("request", (request) => requests.push(request.url()));
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByRole("button", { name: "Open cart (1 piece)" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Open cart (1 piece)" })).toBeVisible();
    expect(requests.some((url) => url.includes("cart-count"))).toBe(true);

    await page.getByRole("button", { name: "View cart" }).click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await cart.getByRole("button", { name: "Vazhdo në Blerje" }).click();
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await expect(form.getByLabel("Emri i plotë")).toBeVisible();
    await expect(page.getByText("Item added to cart")).toHaveCount(0);
    await page.keyboard.press("Escape");

    // It stays in sight while the page is scrolled.
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await expect(page.getByRole("button", { name: "Open cart (1 piece)" })).toBeInViewport();
  },
);

// docs/product/cart.md#cart-on-every-page
test(
  "a press of the header's cart before the page's scripts have come is shown and opens the cart",
  { tag: "@phone" },
  async ({ strictPage: page }) => {
    const sendScripts = await holdScripts(page);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const button = page.getByRole("button", { name: "Open cart" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    sendScripts();
    await expect(page.getByRole("dialog", { name: "Shporta Juaj" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).not.toHaveAttribute("aria-busy");
  },
);
