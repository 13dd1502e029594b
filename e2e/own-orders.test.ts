import { expect } from "@playwright/test";
import { createCustomer, signInAs, siteHeaders } from "./support/customer.ts";
import { addProduct, fillOrderForm, test } from "./support/journey.ts";
import { readDeviceStorage, orderThrough, setStatus } from "./support/own-orders.ts";
import { callAs } from "./support/viewers.ts";

// docs/product/orders.md#order-again
test(
  "ordering again adds what is still sold to the cart and names the rest",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const admin = await callAs("admin");
    const saved = await addProduct(admin);
    const gone = await addProduct(admin);
    await signInAs(page, await createCustomer(page));
    await orderThrough(page, [saved, gone]);
    await page.goto("/account");
    const orders = page.getByRole("region", { name: "Your orders" });
    await expect(orders.getByText("pending", { exact: false }).first()).toBeVisible();
    await admin.request.delete(`/api/products/${gone.id}`, { headers: siteHeaders() });

    await orders.getByRole("button", { name: /^Order again/ }).click();
    await expect(page).toHaveURL(/\/shop$/);
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByRole("listitem").filter({ hasText: saved.name })).toBeVisible();
    await expect(cart.getByRole("status").filter({ hasText: gone.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("button", { name: /^Cart/ })).toContainText("2");
    await expect(cart).toBeHidden();

    await admin.request.delete(`/api/products/${saved.id}`, { headers: siteHeaders() });
    await page.goto("/account");
    await orders.getByRole("button", { name: /^Order again/ }).click();
    await expect(
      page.getByText("None of these products is sold any longer.").first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
  },
);

// docs/product/orders.md#live-status
test(
  "the status of a customer's order updates without a reload",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const admin = await callAs("admin");
    const product = await addProduct(admin);
    await signInAs(page, await createCustomer(page));
    const orderId = await orderThrough(page, [product]);
    await page.goto("/account");
    const orders = page.getByRole("region", { name: "Your orders" });
    await expect(orders.getByText("Pending")).toBeVisible();
    // Rendered by the client, unlike the order, which the server renders.
    await expect(page.getByLabel("Full name")).toBeVisible();
    await setStatus(admin, orderId, "completed");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(orders.getByText("Completed")).toBeVisible();
  },
);

// docs/product/orders.md#private-link
test("a guest follows the order by its private link, from the notice and from the device's list", async ({
  strictPage: page,
}) => {
  const admin = await callAs("admin");
  const product = await addProduct(admin);
  await page.goto(`/shop?q=${encodeURIComponent(product.name)}`);
  await page.getByRole("button", { name: /Add to Cart/ }).click();
  await page.getByRole("button", { name: "Quick Checkout" }).click();
  await fillOrderForm(page, "Guest Follower");
  const placed = page.waitForResponse("**/api/orders");
  await page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
  const order: { id: string; link_token: string } = await (await placed).json();
  const number = order.id.slice(0, 8);
  await expect(page.getByRole("dialog", { name: "Porosia juaj" })).toBeHidden();

  await page.getByRole("link", { name: number }).click();
  await expect(page).toHaveURL(`/account#order=${order.link_token}`);
  await expect(page.getByRole("heading", { name: "Porosia juaj", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: `Porosia ${number}` })).toBeVisible();
  await expect(page.getByText("Në pritje", { exact: true })).toBeVisible();
  await setStatus(admin, order.id, "processing");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Në përpunim")).toBeVisible();

  await page.getByRole("button", { name: "Te llogaria juaj" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.reload();
  const device = page.getByRole("region", { name: "Orders from this device" });
  await expect(device.getByRole("link", { name: number })).toBeVisible();
  await device.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: `Porosia ${number}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: `Porosia ${number}` })).toBeVisible();
  await page.goBack();
  await device.getByRole("button", { name: `Forget order ${number} on this device` }).click();
  await expect(device).toBeHidden();
  expect(await readDeviceStorage(page)).not.toContain(order.link_token);
});

test(
  "the success view takes the focus, stays open while it moves inside, and links to the order",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await page.clock.install();
    await page.goto("/shop");
    await page
      .getByRole("button", { name: /Add to Cart/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(page, "Guest Reader");
    await page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    const thanks = page.getByRole("dialog", { name: "Porosia juaj" });
    await expect(thanks.getByRole("button", { name: "Mbyll", exact: true }).last()).toBeFocused();
    await page.keyboard.press("Tab");
    const follow = thanks.getByRole("link", { name: "Ndiq porosinë" });
    await expect(follow).toBeFocused();
    await page.clock.runFor(4_000);
    await expect(thanks).toBeVisible();
    await expect(follow).toHaveAttribute("href", /^\/account#order=[0-9a-f]{64}$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Porosia juaj", exact: true })).toBeVisible();
  },
);

// docs/product/cart.md#private-cart, docs/product/orders.md#link-of-a-guest
// docs/product/orders.md#no-takeover-by-sign-up
test(
  "a customer's order leaves no link on the device; a guest's order stays on it",
  { tag: "@full" },
  async ({ page }) => {
    const admin = await callAs("admin");
    const product = await addProduct(admin);
    const customer = await createCustomer(page);
    const guestOrder = await orderThrough(page, [product]);
    await signInAs(page, customer);
    await page.goto(`/shop?q=${encodeURIComponent(product.name)}`);
    await page.getByRole("button", { name: /Add to Cart/ }).click();
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(page, customer.name);
    const placed = page.waitForResponse("**/api/orders");
    await page.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    const order: { id: string; link_token: string } = await (await placed).json();
    await expect(page.getByText("Porosia u krye me sukses!")).toBeHidden();

    await page.goto("/account");
    const orders = page.getByRole("region", { name: "Your orders" });
    await expect(
      orders.getByRole("heading", { name: `Order ${order.id.slice(0, 8)}` }),
    ).toBeVisible();
    await expect(orders.getByText(guestOrder.slice(0, 8))).toHaveCount(0);
    await page.getByRole("button", { name: "Sign Out" }).first().click();
    await expect(page.getByRole("tab", { name: "Sign in" })).toBeVisible();
    const saved = await readDeviceStorage(page);
    expect(saved).not.toContain(order.link_token);
    expect(saved).not.toContain(order.id.slice(0, 8));
  },
);

for (const hash of [`order=${"0".repeat(64)}`, "order=abc", "order="]) {
  test(
    `the private link #${hash.slice(0, 12)} that opens no order shows a plain message`,
    { tag: "@full" },
    async ({ page }) => {
      await page.goto(`/account#${hash}`);
      await expect(page.getByText("Nuk e gjejmë këtë porosi")).toBeVisible();
      await expect(page.getByRole("link", { name: "Na kontaktoni" })).toBeVisible();
    },
  );
}
