import { expect, type Page } from "@playwright/test";
import { createCustomer, signInAs, type TestCustomer } from "./support/customer.ts";
import { addProduct, fillOrderForm, test } from "./support/journey.ts";
import { orderThrough } from "./support/own-orders.ts";
import { callAs } from "./support/viewers.ts";

// Chrome logs rejected calls to the console, so these tests don't use the strict page.

// docs/product/orders.md#draft
test(
  "the order form survives the end of the session, and signing in leads back to it",
  { tag: "@full" },
  async ({ page }) => {
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await page.goto("/shop");
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByRole("button", { name: /^Cart/ })).toHaveText(/Cart\s*1/);
    await page.getByRole("button", { name: "Quick Checkout" }).click();
    await fillOrderForm(page, "Arta e Dytë");
    const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
    const orders: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/orders"))
        orders.push("order");
    });
    await page.context().clearCookies();
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(form.getByText("Seanca juaj ka përfunduar")).toBeVisible();
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Arta e Dytë");
    await expect(form.getByRole("region", { name: "Përmbledhja e porosisë" })).toContainText("× 1");
    const wayOn = form.getByRole("link", { name: "Hyr përsëri" });
    await expect(wayOn).toBeFocused();
    expect(orders).toEqual([]);

    await wayOn.click();
    await expect(page.getByText("Your session has ended")).toBeVisible();
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(form.getByLabel("Emri i plotë")).toHaveValue("Arta e Dytë");
    await expect(form.getByLabel("Qyteti")).toHaveValue("Tiranë");
    await form.getByRole("button", { name: "Konfirmo Porosinë" }).click();
    await expect(page.getByText("Porosia u krye me sukses!")).toBeVisible();
    expect(orders).toHaveLength(1);
  },
);

// docs/product/accounts.md#input-after-the-end-of-a-session
test(
  "account details that were being edited when the session ended are restored for the same user",
  { tag: "@full" },
  async ({ page }) => {
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await page.goto("/account");
    const details = page.getByRole("region", { name: "Your details" });
    await expect(details.getByText("Not saved yet")).toHaveCount(0);
    await details.getByLabel("Full name").fill("Arta Hoxha");
    await details.getByLabel("Phone").fill("+383 44 111 222");
    await expect(details.getByText("Not saved yet")).toBeVisible();
    await page.context().clearCookies();
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByText("Your session has ended")).toBeVisible();

    await signIn(page, customer);
    await expect(details.getByLabel("Full name")).toHaveValue("Arta Hoxha");
    await expect(details.getByLabel("Phone")).toHaveValue("+383 44 111 222");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByRole("heading", { name: "Hello, Arta Hoxha" })).toBeVisible();
    await expect(details.getByText("Not saved yet")).toHaveCount(0);

    // Signing out deliberately shows no message about an expired session and leaves no data behind.
    await details.getByLabel("Full name").fill("Arta Tjetër");
    await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Sign in" })).toBeVisible();
    await expect(page.getByText("Your session has ended")).toHaveCount(0);
    await signIn(page, customer);
    await expect(details.getByLabel("Full name")).toHaveValue("Arta Hoxha");
  },
);

test(
  "ordering again after the session has ended asks to sign in",
  { tag: "@full" },
  async ({ page }) => {
    const admin = await callAs("admin");
    const product = await addProduct(admin);
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await orderThrough(page, [product]);
    await page.goto("/account");
    const again = page.getByRole("button", { name: /^Order again/ });
    await expect(page.getByLabel("Full name")).toBeVisible();
    await page.context().clearCookies();
    await again.click();
    await expect(page.getByText("Your session has ended")).toBeVisible();
    await signIn(page, customer);
    await again.click();
    const cart = page.getByRole("dialog", { name: "Shporta Juaj" });
    await expect(cart.getByRole("listitem").filter({ hasText: product.name })).toBeVisible();
  },
);

async function signIn(page: Page, { email, password }: TestCustomer): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
