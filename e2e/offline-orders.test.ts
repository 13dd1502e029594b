import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs, siteHeaders, type Caller } from "./support/customer.ts";
import {
  addProduct,
  fillOrderForm,
  productCards,
  test,
  type CreatedProduct,
} from "./support/journey.ts";
import { readSavedAnswers } from "./support/read-saved-answers.ts";
import { waitUntilCached } from "./support/service-worker.ts";
import { callAs } from "./support/viewers.ts";

// Chrome logs network failures to the console, so these tests don't use the strict page.

const phone = { tag: "@phone" };
const note = '[data-slot="queued-orders"]';

// docs/product/offline.md#sent-once
test(
  "an order without a network is queued and arrives once after reconnecting",
  phone,
  async ({ page, context }) => {
    const admin = await callAs("admin");
    const product = await fillCart(page, admin);
    await openForm(page, "Ofelia Offline");
    await context.setOffline(true);
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    const line = form.locator('[data-slot="order-blocker"]');
    await expect(line).toContainText("Nuk keni lidhje me internetin. Porosia që konfirmoni ruhet");
    await submit(page);
    const saved = page.getByRole("dialog", { name: "Porosia juaj" });
    await expect(saved.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
    await expect(saved.getByText("Ende nuk është bërë.")).toBeVisible();
    await saved.getByRole("button", { name: "Mbyll", exact: true }).last().click();
    await expect(page.locator(note)).toContainText("1 order waiting to be sent");
    await expect(page.getByRole("button", { name: /^Cart/ })).not.toContainText("1");

    await context.setOffline(false);
    await expect(page.getByText("Order created successfully").first()).toBeVisible();
    await expect(page.getByText("Last order:")).toBeVisible();
    await expect(page.locator(note)).toBeHidden();
    expect(await getOrders(admin, product)).toEqual(["Ofelia Offline"]);
    expect(await page.evaluate(() => localStorage.getItem("guest_orders"))).toContain("token");
  },
);

// docs/product/offline.md#sent-once
test(
  "the note that an order isn't placed yet closes once it was sent",
  phone,
  async ({ page, context }) => {
    const admin = await callAs("admin");
    const product = await fillCart(page, admin);
    await openForm(page, "Ofelia Online");
    await context.setOffline(true);
    await submit(page);
    const saved = page.getByRole("dialog", { name: "Porosia juaj" });
    await expect(saved.getByText("Ende nuk është bërë.")).toBeVisible();
    await context.setOffline(false);
    await expect(saved).toBeHidden();
    await expect(page.getByText("Last order:")).toBeVisible();
    expect(await getOrders(admin, product)).toEqual(["Ofelia Online"]);
  },
);

test(
  "an order whose response was lost is sent again from another page without a duplicate",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    const admin = await callAs("admin");
    const product = await fillCart(page, admin);
    await openForm(page, "Lule Lost");
    // The order arrives, but its response is lost.
    await page.route("**/api/orders", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await expect(page.getByText("Porosia dështoi").first()).toBeVisible();
    await page.getByRole("button", { name: "Ruaje dhe dërgoje më vonë" }).click();
    await expect(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
    await page.close();

    const next = await context.newPage();
    await next.goto("/about");
    await expect(next.getByText("Order created successfully").first()).toBeVisible();
    expect(await next.evaluate(() => localStorage.getItem("queued_orders"))).toBeNull();
    expect(await getOrders(admin, product)).toEqual(["Lule Lost"]);
  },
);

// docs/product/offline.md#rejected-orders-come-back
test(
  "a queued order that the shop rejects reopens in the form",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    const admin = await callAs("admin");
    const gone = await fillCart(page, admin);
    const stays = await fillCart(page, admin);
    await openForm(page, "Rina Refused");
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
    await page.keyboard.press("Escape");
    await admin.request.delete(`/api/products/${gone.id}`, { headers: siteHeaders() });
    await context.setOffline(false);
    await expect(page.getByText("Një porosi e ruajtur nuk u pranua")).toBeVisible();
    await expect(page.locator(note)).toContainText("1 order wasn’t accepted");

    await page.locator(note).getByRole("button", { name: "View" }).click();
    const queue = page.getByRole("dialog", { name: "Porosi që presin të dërgohen" });
    await expect(queue.getByText("Nuk u bë, sepse këto nuk shiten më:")).toBeVisible();
    await queue.getByRole("button", { name: "Hape porosinë" }).click();
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Rina Refused");
    await expect(form.getByRole("listitem")).toHaveText(new RegExp(stays.name));
    await expect(page.locator(note)).toBeHidden();
    await submit(page);
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
    expect(await getOrders(admin, stays)).toEqual(["Rina Refused"]);
  },
);

// docs/product/offline.md#as-its-customer-only
test(
  "a customer's queued order waits for that customer and stays hidden from others",
  { tag: ["@phone", "@full"] },
  async ({ page, context }) => {
    const admin = await callAs("admin");
    const product = await addProduct(admin);
    const other = await addProduct(admin);
    const customer = await createCustomer(page, "Krenar Klienti");
    await signInAs(page, customer);
    await addOnServer(page, product);
    await openForm(page, "Krenar Klienti");
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Cart/ })).not.toContainText("1");

    // The session ends elsewhere, and the device reconnects without it.
    await context.clearCookies();
    await context.setOffline(false);
    await page.goto("/shop");
    await expect(page.locator(note)).toContainText("1 order waits until its customer signs in");
    expect(await getOrders(admin, product)).toEqual([]);

    await signInAs(page, customer);
    await page.goto(`/shop?q=${encodeURIComponent(other.name)}`);
    await expect(page.getByText("Order created successfully").first()).toBeVisible();
    await expect(page.locator(note)).toBeHidden();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
    expect(await getOrders(admin, product)).toEqual(["Krenar Klienti"]);
  },
);

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "an offline reload shows the shop as last seen, and a queued order arrives once",
    { tag: ["@phone", "@full"] },
    async ({ page, context }) => {
      const admin = await callAs("admin");
      const product = await addProduct(admin);
      await page.goto(`/shop?q=${encodeURIComponent(product.name)}`);
      await waitUntilCached(page);
      await expect
        .poll(() => readSavedAnswers(page))
        .toContainEqual(expect.stringContaining(product.name));
      await context.setOffline(true);
      await page.reload();
      await expect(productCards(page)).toHaveText([new RegExp(product.name)]);
      const bar = page.locator('[data-slot="offline-bar"]');
      await setOnLine(page, false);
      await expect(bar).toContainText("You are offline. Shown as last seen on");

      await page.getByRole("button", { name: "Add to Cart" }).click();
      await openForm(page, "Agim Airplane");
      await submit(page);
      await expect(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
      await page.reload();
      await setOnLine(page, false);
      await expect(page.locator(note)).toContainText("1 order waiting to be sent");

      await context.setOffline(false);
      await setOnLine(page, true);
      await expect(page.getByText("Order created successfully").first()).toBeVisible();
      await expect(bar).toBeHidden();
      expect(await getOrders(admin, product)).toEqual(["Agim Airplane"]);
    },
  );
});

/**
 * Sets `navigator.onLine`: Chromium doesn't update it for emulated outages on a page that the
 * service worker serves.
 */
async function setOnLine(page: Page, isOnLine: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value });
    window.dispatchEvent(new Event(value ? "online" : "offline"));
  }, isOnLine);
}

/** Creates a product and adds it to the page's cart. */
async function fillCart(page: Page, admin: Caller): Promise<CreatedProduct> {
  const product = await addProduct(admin);
  await page.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("Item added to cart").first()).toBeVisible();
  return product;
}

async function addOnServer(page: Page, product: CreatedProduct): Promise<void> {
  const answer = await page.request.post("/api/cart/items", {
    headers: siteHeaders(),
    data: { product_id: product.id, quantity: 1 },
  });
  expect(answer.ok()).toBe(true);
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
}

async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  await fillOrderForm(page, name);
}

function submit(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
}

/** Names of the customers who ordered a product, as the admin sees them. */
async function getOrders(admin: Caller, product: CreatedProduct): Promise<readonly string[]> {
  const answer = await admin.request.get("/api/orders?limit=50");
  expect(answer.status()).toBe(200);
  const { items }: { items: readonly AdminOrder[] } = await answer.json();
  return items
    .filter((order) => order.items.some(({ id }) => id === product.id))
    .map((order) => order.customer_name);
}

type AdminOrder = {
  readonly customer_name: string;
  readonly items: readonly { readonly id: string }[];
};
