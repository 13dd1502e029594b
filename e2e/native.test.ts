import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs, siteHeaders, type TestCustomer } from "./support/customer.ts";
import { addProduct, fillOrderForm, productCards, test } from "./support/journey.ts";
import { findMailLink } from "./support/mail-link.ts";
import { makePng } from "./support/make-png.ts";
import { openApp } from "./support/native-app.ts";

// docs/product/offline.md#same-shop
test(
  "the app signs in with a token and orders; the admin's app gets the order live and sets its status",
  { tag: "@phone" },
  async ({ strictPage: page, browser, shop }) => {
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
    expect(await readTokens(app)).toHaveLength(1);
    // Close and reopen the app.
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

    // Nothing was reloaded: the stream delivered the order.
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
  "a photo taken by the admin is uploaded with the token and shown from the server",
  { tag: ["@phone", "@full"] },
  async ({ browser, shop }) => {
    const desk = await openApp(browser, shop.url);
    await signIn(desk, shop.admin);
    await desk.goto("/shop");
    await desk.getByRole("button", { name: "Admin Panel" }).click();
    const panel = desk.getByRole("dialog", { name: "Panel Administruesi" });
    await panel.getByRole("tab", { name: "Shto Produkt" }).click();
    // Without a camera, the plugin asks for a file.
    const camera = desk.waitForEvent("filechooser");
    await panel.getByRole("button", { name: "Bëj një foto" }).click();
    const photo = { name: "photo.png", mimeType: "image/png", buffer: await makePng() };
    await (await camera).setFiles(photo);
    await expect(panel.getByLabel("Adresa e imazhit")).toHaveValue(/^\/uploads\//);
    const preview = panel.locator(`img[src^="${shop.url}/uploads/"]`);
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(320);
    await desk.context().close();
  },
);

// docs/product/offline.md#token-ends-with-the-session
test(
  "signing out deletes the token and invalidates it on the server",
  { tag: ["@phone", "@full"] },
  async ({ browser, shop }) => {
    const app = await openApp(browser, shop.url);
    await signIn(app, shop.admin);
    const asked = app.waitForRequest(`${shop.url}/api/auth/sign-out`);
    await app.getByRole("button", { name: "Sign Out" }).first().click();
    const { authorization = "" } = (await asked).headers();
    expect(authorization).toMatch(/^Bearer ./);
    await expect(app.getByText("Successfully signed out").first()).toBeVisible();
    await expect.poll(() => readTokens(app)).toEqual([]);
    const me = await app.request.get(`${shop.url}/api/admin/me`, { headers: { authorization } });
    expect(await me.json()).toMatchObject({ user: null });
    await app.context().close();
  },
);

// docs/product/offline.md#links-of-mails
test(
  "the link of a confirmation mail opens in the app, and its button confirms",
  { tag: "@phone" },
  async ({ browser, shop, page }) => {
    const email = `arta-${randomUUID()}@example.com`;
    const data = { name: "Arta Krasniqi", email, password: "Kushineta6205" };
    await page.request.post("/api/auth/sign-up/email", { headers: siteHeaders(), data });
    const { pathname, hash } = new URL(await findMailLink(email));
    const app = await openApp(browser, shop.url);
    await app.goto(pathname + hash);
    await app.getByRole("button", { name: "Confirm my email address" }).click();
    await expect(app.getByText("Your email address is confirmed").first()).toBeVisible();
    expect(new URL(app.url()).pathname).toBe("/");
    await signIn(app, data);
    await app.context().close();
  },
);

test(
  "the API allows the app's origin and blocks a foreign one",
  { tag: "@phone" },
  async ({ shop, browser }) => {
    const stranger = await openApp(browser, shop.url, "https://evil.example");
    const consoleLines: string[] = [];
    stranger.on("console", (message) => consoleLines.push(message.text()));
    await stranger.goto("/shop");
    await expect.poll(() => consoleLines.join()).toContain("blocked by CORS policy");
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

/** Without a keychain, the plugin uses the page's local storage. */
async function readTokens(app: Page): Promise<readonly string[]> {
  const names = await app.evaluate(() => Object.keys(localStorage));
  return names.filter((name) => name.includes("session-token"));
}
