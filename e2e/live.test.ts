import { expect } from "@playwright/test";
import { adminCredentials, signInAs } from "./support/customer.ts";
import { openForm } from "./support/dashboard-products.ts";
import {
  addProduct,
  fillOrderForm,
  openOtherPage,
  productCards,
  signInAsAdmin,
  test,
  freshName,
} from "./support/journey.ts";

// docs/product/shop.md#live-products
test(
  "a product added on the dashboard appears in a visitor's open shop",
  { tag: "@full" },
  async ({ strictPage: admin, browser }) => {
    await signInAsAdmin(admin);
    const visitor = await openOtherPage(browser, admin);
    const name = freshName();
    await visitor.goto(`/shop?q=${encodeURIComponent(name)}`);
    await expect(visitor.getByText("0 products found")).toBeVisible();
    let loads = 0;
    visitor.on("load", () => (loads += 1));

    const form = await openForm(admin);
    await form.getByLabel("Product name").fill(name);
    await form.getByLabel("Price").fill("12.50");
    await form.getByRole("button", { name: "Add product" }).click();
    await expect(admin.getByText("Product added successfully!").first()).toBeVisible();

    await expect(visitor.getByText("1 products found")).toBeVisible();
    await expect(productCards(visitor).filter({ hasText: name })).toContainText("€12.50");
    expect(loads).toBe(0);
    await visitor.context().close();
  },
);

// docs/product/admin.md#live-orders
test(
  "a visitor's order appears in the open dashboard and in the open panel",
  { tag: "@full" },
  async ({ strictPage: dashboard, browser }) => {
    await signInAsAdmin(dashboard);
    const tab = dashboard.getByRole("tab", { name: /^Orders \(\d+\)$/ });
    const before = Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
    const panelPage = await dashboard.context().newPage();
    await panelPage.goto("/shop");
    await panelPage.getByRole("button", { name: "Admin Panel" }).click();
    const panel = panelPage.getByRole("dialog", { name: "Panel Administruesi" });
    await panel.getByRole("tab", { name: "Porositë" }).click();
    // The list has loaded, though it may be empty.
    await expect(panel.getByLabel("Porositë, më të rejat në fillim")).toBeAttached();

    const visitor = await openOtherPage(browser, dashboard);
    await visitor.goto("/shop");
    await visitor.getByRole("button", { name: "Add to Cart" }).first().click();
    await visitor.getByRole("button", { name: "Quick Checkout" }).click();
    const customer = `Vizitor ${freshName()}`;
    await fillOrderForm(visitor, customer);
    await visitor.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(visitor.getByText("Porosia u krye me sukses!")).toBeVisible();

    // Hidden pages pause their updates; each catches up when it becomes visible.
    await panelPage.bringToFront();
    await expect(panel.getByRole("listitem").filter({ hasText: customer })).toBeVisible();
    await dashboard.bringToFront();
    await expect(dashboard.getByText(customer).first()).toBeVisible();
    await expect(tab).toHaveText(`Orders (${before + 1})`);
    await visitor.context().close();
  },
);

// docs/product/shop.md#reload-on-focus
test(
  "an open shop reloads when its window is focused",
  { tag: "@desktop" },
  async ({ strictPage: visitor, browser }) => {
    // The stream delivers nothing, so that only the focus can trigger it.
    await visitor.route("**/api/live/**", () => new Promise(() => undefined));
    const name = freshName();
    await visitor.goto(`/shop?q=${encodeURIComponent(name)}`);
    await expect(visitor.getByText("0 products found")).toBeVisible();
    const admin = await openOtherPage(browser, visitor);
    await signInAs(admin, adminCredentials());
    await admin.goto("/privacy");
    await addProduct(admin, { name });
    await visitor.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(visitor.getByText("1 products found")).toBeVisible();
    await admin.context().close();
  },
);
