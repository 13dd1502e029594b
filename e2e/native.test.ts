import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs, type TestCustomer } from "./support/customer.ts";
import { addProduct, fillOrderForm, productCards, test } from "./support/journey.ts";
import { openApp } from "./support/native-app.ts";

test(
  "the app signs in with a token and orders; the admin's app hears of it and sets the status",
  { tag: "@phone" },
  async ({ quietPage: page, browser, shop }) => {
    const customer = await createCustomer(page);
    await signInAs(page, shop.admin);
    const product = await addProduct(page);
    const desk = await openApp(browser, shop.url);
    await signIn(desk, shop.admin);
    await desk.goto("/shop");
    await desk.getByRole("button", { name: "Admin Panel" }).click();
    const panel = desk.getByRole("dialog", { name: "Panel Administruesi" });
    await panel.getByRole("tab", { name: "Porositë" }).click();
    await expect(panel.getByLabel("Porositë, më të rejat në fillim")).toBeAttached();

    const app = await openApp(browser, shop.url);
    await signIn(app, customer);
    expect(await app.context().cookies()).toEqual([]);
    expect(await keptTokens(app)).toHaveLength(1);
    // The app is closed and opened again.
    const asked = app.waitForRequest(`${shop.url}/api/admin/me`);
    await app.goto(`/shop?q=${encodeURIComponent(product.name)}`);
    expect((await asked).headers()["authorization"]).toMatch(/^Bearer ./);
    await productCards(app).getByRole("button", { name: "Add to Cart" }).click();
    await app.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(app, customer.name);
    await app.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(app.getByText("Porosia u krye me sukses!")).toBeVisible();
    await app.goto("/account");
    const orders = app.getByRole("region", { name: "Your orders" });
    await expect(orders.getByText("Pending")).toBeVisible();

    // Nobody loaded anything: the stream told it.
    await desk.bringToFront();
    const order = panel.getByRole("listitem").filter({ hasText: product.name });
    await order.getByRole("combobox").selectOption("completed");
    await expect(desk.getByText("Order status updated").first()).toBeVisible();
    await app.bringToFront();
    await app.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(orders.getByText("Completed")).toBeVisible();
    await app.context().close();
    await desk.context().close();
  },
);

test(
  "signing out forgets the token, also where the server can't be reached",
  { tag: "@phone" },
  async ({ quietPage: admin, browser, shop }) => {
    const app = await openApp(browser, shop.url);
    const customer = await createCustomer(admin);
    for (const isOnline of [true, false]) {
      await signIn(app, customer);
      expect(await keptTokens(app)).toHaveLength(1);
      if (!isOnline) await app.route(`${shop.url}/api/auth/sign-out`, (route) => route.abort());
      await app.getByRole("button", { name: "Sign Out" }).first().click();
      await expect(app.getByText("Successfully signed out").first()).toBeVisible();
      await expect.poll(() => keptTokens(app)).toEqual([]);
    }
    await app.context().close();
  },
);

test(
  "the server answers the app alone: a page of another origin gets nothing",
  { tag: "@phone" },
  async ({ shop, browser }) => {
    const stranger = await openApp(browser, shop.url, "https://evil.example");
    const refusals: string[] = [];
    stranger.on("console", (message) => refusals.push(message.text()));
    await stranger.goto("/shop");
    await expect.poll(() => refusals.join()).toContain("blocked by CORS policy");
    await expect(productCards(stranger)).toHaveCount(0);
    await stranger.context().close();

    const app = await openApp(browser, shop.url);
    await app.goto("/shop");
    await expect(productCards(app).first()).toBeVisible();
    await app.context().close();
  },
);

async function signIn(
  app: Page,
  { email, password }: Pick<TestCustomer, "email" | "password">,
): Promise<void> {
  await app.goto("/account");
  await app.getByLabel("Email").fill(email);
  await app.getByLabel(/^Password/).fill(password);
  await app.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(app.getByRole("button", { name: "Sign Out" }).first()).toBeVisible();
}

/** Where there is no keychain, the plugin keeps its things in the page's own storage. */
async function keptTokens(app: Page): Promise<readonly string[]> {
  const names = await app.evaluate(() => Object.keys(localStorage));
  return names.filter((name) => name.includes("session-token"));
}
