import { expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import {
  createCustomer,
  signInAs,
  type TestCustomer,
  siteHeaders,
  type Caller,
} from "./support/customer.ts";
import {
  addProduct,
  fillOrderForm,
  overflow,
  test,
  type CreatedProduct,
} from "./support/journey.ts";
import { readDeviceStorage } from "./support/own-orders.ts";
import { keepOrderOnDevice } from "./support/queued-order.ts";
import { callAs } from "./support/viewers.ts";

const signedOut = "Successfully signed out";

// docs/product/accounts.md#sign-out-always-succeeds, docs/product/offline.md#asked-at-sign-out
test(
  "signing out names the queued order, and discarding removes it from the device",
  { tag: "@full" },
  async ({ page }) => {
    const { product } = await leaveOrderWaiting(page, await callAs("admin"));
    await headerSignOut(page).click();
    const question = getDialog(page);
    await expect(question).toContainText("Krenar Klienti, +355 69 123 4567, Rruga e Durrësit 12");
    await expect(question.getByRole("listitem").filter({ hasText: product.name })).not.toHaveCount(
      0,
    );
    await expect(question.getByRole("button", { name: "Keep and sign out" })).toBeFocused();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // Cancelling keeps the order and the session.
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(headerSignOut(page)).toBeFocused();
    expect(await isSignedIn(page)).toBe(true);
    expect(await readDeviceStorage(page)).toContain("Krenar Klienti");

    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Discard and sign out" }).click();
    await expect(page.getByText(signedOut).first()).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    expect(await readDeviceStorage(page)).not.toMatch(
      /Krenar Klienti|\+355 69 123 4567|Rruga e Durrësit/,
    );
  },
);

// docs/product/offline.md#asked-at-sign-out
test(
  "a queued order that was kept at sign-out is sent when its customer signs in again",
  { tag: "@full" },
  async ({ page }) => {
    const admin = await callAs("admin");
    const { customer, product } = await leaveOrderWaiting(page, admin);
    await page.goto("/account");
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await getDialog(page).getByRole("button", { name: "Keep and sign out" }).press("Enter");
    await expect(page.getByText(signedOut).first()).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    expect(await readDeviceStorage(page)).toContain("queued_orders");

    await page.unroute("**/api/orders");
    await signInAs(page, customer);
    await page.goto("/shop");
    await expect(page.getByText("Order created successfully").first()).toBeVisible();
    const orders = await (await admin.request.get("/api/orders?limit=50")).text();
    expect(orders).toContain(product.id);
  },
);

test(
  "the dashboard's Logout asks too, and stays on the page if the admin cancels",
  { tag: "@full" },
  async ({ page, shop }) => {
    await signInAs(page, shop.admin);
    await rejectOrders(page);
    await page.goto("/about");
    await keepOrderOnDevice(page, { owner: null });
    await page.goto("/admin/products");
    await page.getByRole("button", { name: "Logout" }).click();
    await getDialog(page).getByRole("button", { name: "Stay signed in" }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await expect(page.getByText("Total Revenue")).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(getDialog(page)).toContainText("Made without an account");
    await getDialog(page).getByRole("button", { name: "Keep and sign out" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    // A phone shows the newest message only.
    await expect(page.getByText(signedOut).first()).toBeAttached();
    await expect(page.getByText("Logged out successfully").first()).toBeVisible();
  },
);

test(
  "another customer's queued order isn't mentioned at sign-out",
  { tag: "@full" },
  async ({ page }) => {
    await signInAs(page, await createCustomer(page));
    await page.goto("/about");
    await keepOrderOnDevice(page, { owner: "another-customer" });
    await page.reload();
    await headerSignOut(page).click();
    await expect(page.getByText(signedOut).first()).toBeVisible();
    await expect(getDialog(page)).toHaveCount(0);
    expect(await readDeviceStorage(page)).toContain("another-customer");
  },
);

function getDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "An order is waiting on this device" });
}

function headerSignOut(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: "Sign Out" });
}

/** Queues an order through the form of a signed-in customer while the shop is unreachable. */
async function leaveOrderWaiting(
  page: Page,
  admin: Caller,
): Promise<{ customer: TestCustomer; product: CreatedProduct }> {
  const product = await addProduct(admin);
  const customer = await createCustomer(page, "Krenar Klienti");
  await signInAs(page, customer);
  const answer = await page.request.post("/api/cart/items", {
    headers: siteHeaders(),
    data: { product_id: product.id, quantity: 1 },
  });
  expect(answer.ok()).toBe(true);
  await rejectOrders(page);
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  await fillOrderForm(page, customer.name);
  await page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  await page.getByRole("button", { name: "Ruaje dhe dërgoje më vonë" }).click();
  await expect(page.getByText("Porosia u ruajt në këtë pajisje")).toBeVisible();
  await page.keyboard.press("Escape");
  return { customer, product };
}

/** Makes requests for new orders fail. */
async function rejectOrders(page: Page): Promise<void> {
  await page.route("**/api/orders", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
}

async function isSignedIn(page: Page): Promise<boolean> {
  const me: { user: unknown } = await (await page.request.get("/api/admin/me")).json();
  return me.user !== null;
}
