import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./support/journey.ts";

// docs/product/shop.md#menu-entries
test(
  "the menu has its six entries, and Products opens three more",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main menu" });
    const entries = menu.locator(":scope > ul > li").locator(":scope > a, :scope > button");
    await expect(entries).toHaveText([
      "Home",
      "About Us",
      "Services",
      "Products",
      "Shop",
      "Contact",
    ]);
    await menu.getByRole("button", { name: "Products" }).click();
    const dropdown = menu.locator("ul ul");
    await expect(dropdown.getByRole("link")).toHaveText(["All Products", "Bearings", "Belts"]);
    await dropdown.getByRole("link", { name: "Belts" }).click();
    await expect(page).toHaveURL(/\/products\/belts$/);
    await expect(dropdown).toBeHidden();
  },
);

test(
  "arrows, Home and End move through the Products menu, and Esc restores the focus",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    const trigger = page.getByRole("button", { name: "Products", exact: true });
    const list = page.getByRole("navigation", { name: "Main menu" }).locator("ul ul");
    await trigger.focus();
    for (const [key, name] of [
      ["ArrowDown", "All Products"],
      ["ArrowDown", "Bearings"],
      ["End", "Belts"],
      ["ArrowDown", "All Products"],
      ["ArrowUp", "Belts"],
      ["Home", "All Products"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(list.getByRole("link", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(list.getByRole("link", { name: "Belts" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
  },
);

test(
  "a click on a link of the Products menu works where clicks don't focus links, as in Safari",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      document.addEventListener("mousedown", (event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
    });
    await page.getByRole("button", { name: "Products", exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    const list = page.getByRole("navigation", { name: "Main menu" }).locator("ul ul");
    await list.getByRole("link", { name: "Belts" }).hover();
    await page.mouse.down();
    await expect(page.locator(":focus")).toHaveCount(0);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/products\/belts$/);
    await expect(list).toBeHidden();
  },
);

test(
  "Esc closes the sidebar and restores the focus",
  { tag: "@full" },
  async ({ strictPage: page, isMobile }) => {
    await page.goto("/about");
    if (isMobile) {
      const button = page.getByRole("button", { name: "Open menu" });
      await button.click();
      const sheet = page.getByRole("dialog", { name: "Menu" });
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
    } else {
      await page.keyboard.press("Control+b");
      const panel = page.locator('aside[data-slot="sidebar"]');
      await panel.getByRole("link", { name: "SERVICES" }).focus();
      await page.keyboard.press("Escape");
      await expect(panel).toHaveAttribute("data-state", "collapsed");
      await expect(panel.getByRole("button")).toBeFocused();
    }
  },
);

// docs/product/shop.md#menu-delays
test(
  "the Products menu opens after 200 ms, closes after 150 ms, and skips the wait for 300 ms",
  { tag: "@desktop" },
  async ({ strictPage: page }) => {
    await page.clock.install();
    await page.goto("/");
    const trigger = page.getByRole("button", { name: "Products", exact: true });
    const list = page.getByRole("navigation", { name: "Main menu" }).locator("ul ul");
    // The page's script must have run before its clock stops.
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);

    await enter(trigger);
    await page.clock.runFor(199);
    await expect(list).toBeHidden();
    await page.clock.runFor(1);
    await expect(list).toBeVisible();

    await leave(page);
    await page.clock.runFor(149);
    await expect(list).toBeVisible();
    await page.clock.runFor(1);
    await expect(list).toBeHidden();

    // Back within 300 ms: no delay.
    await page.clock.runFor(298);
    await enter(trigger);
    await page.clock.runFor(1);
    await expect(list).toBeVisible();
    await leave(page);
    await page.clock.runFor(150);
    await expect(list).toBeHidden();

    // Later: the full delay again.
    await page.clock.runFor(301);
    await enter(trigger);
    await page.clock.runFor(199);
    await expect(list).toBeHidden();
    await page.clock.runFor(1);
    await expect(list).toBeVisible();
  },
);

// docs/product/shop.md#contact-everywhere, docs/product/shop.md#sidebar-entries
// docs/product/shop.md#sidebar-state
test(
  "the sidebar of a phone is 18rem wide, has six entries and the contact, and closes on navigation",
  { tag: "@phone" },
  async ({ strictPage: page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const sidebar = page.getByRole("dialog", { name: "Menu" });
    await expect(sidebar.getByRole("navigation").getByRole("link")).toHaveText([
      "HOME",
      "ABOUT US",
      "SERVICES",
      "PRODUCTS",
      "SHOP",
      "CONTACT",
    ]);
    await expect(sidebar.getByText("+355 4 000 0100")).toBeVisible();
    await expect(sidebar.getByText("info@industrial-components.example")).toBeVisible();
    const contact = await sidebar.getByText("+355 4 000 0100").boundingBox();
    const last = await sidebar.getByRole("link", { name: "CONTACT" }).boundingBox();
    expect(contact?.y).toBeGreaterThan(last?.y ?? 0);
    expect(await widthInRem(sidebar)).toBe(18);
    await sidebar.getByRole("link", { name: "SERVICES" }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(sidebar).toBeHidden();
  },
);

// docs/product/shop.md#sidebar-state
test(
  "Ctrl+B and Cmd+B toggle the sidebar, 16rem or 3rem wide, and its state is stored for 7 days",
  { tag: "@desktop" },
  async ({ strictPage: page, context }) => {
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    const sidebar = page.locator('aside[data-slot="sidebar"]');
    await expect(sidebar).toHaveCount(0);
    await page.keyboard.press("Control+b");
    await expect.poll(() => widthInRem(sidebar)).toBe(16);
    await expect(sidebar.getByRole("link", { name: "ABOUT US" })).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
    expect(cookie?.value).toBe("true");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);

    await page.reload();
    await expect.poll(() => widthInRem(sidebar)).toBe(16);
    await page.keyboard.press("Meta+b");
    await expect.poll(() => widthInRem(sidebar)).toBe(3);
    await page.keyboard.press("Meta+b");
    await expect.poll(() => widthInRem(sidebar)).toBe(16);
    await sidebar.getByRole("link", { name: "SERVICES" }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect.poll(() => widthInRem(sidebar)).toBe(3);
  },
);

// docs/product/shop.md#narrow-screens
test("a screen below 768 px is narrow", { tag: "@desktop" }, async ({ strictPage: page }) => {
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const button = page.getByRole("button", { name: "Open menu" });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeHidden();
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

function enter(trigger: Locator): Promise<void> {
  // Playwright's mouse move would wait for frames, but the page's clock is stopped.
  return trigger.dispatchEvent("pointerover", { pointerType: "mouse", bubbles: true });
}

function leave(page: Page): Promise<void> {
  return page
    .getByRole("button", { name: "Products", exact: true })
    .dispatchEvent("pointerout", { pointerType: "mouse", bubbles: true });
}

function widthInRem(sidebar: Locator): Promise<number> {
  return sidebar.evaluate(
    (element) =>
      element.getBoundingClientRect().width /
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
}
