import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { emptyOrderForm } from "#domain/order.ts";
import { formatQueue } from "#web/offline/order-queue/queued-order.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { sampleId, sampleLine, sampleOrder } from "#web/testing/samples.ts";

const wrongPassword = "The current password isn’t right. Check it and type it again.";

test.for([`order=${"0".repeat(64)}`, "order=abc", "order="])(
  "shows a not-found message for the private link #%s",
  async (hash) => {
    fakeShop();
    api.reject("POST /api/orders/follow", 404, "not_found");
    await openPage(`/account#${hash}`);
    await expect.element(page.getByText("Nuk e gjejmë këtë porosi")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Na kontaktoni" })).toBeVisible();
    if (hash.length > 60) expectConsoleErrors(/./);
  },
);

test("shows an empty state to a customer without orders", async () => {
  fakeShop({ viewer: "customer" });
  await openPage("/account");
  const orders = page.getByRole("region", { name: "Your orders" });
  await expect.element(orders.getByText("No orders yet")).toBeVisible();
});

test("reloads own orders after a failed request", async () => {
  fakeShop({ viewer: "customer", orders: [sampleOrder(7)] });
  api.reject("GET /api/orders", 422, "invalid_input");
  await openPage("/account");
  const orders = page.getByRole("region", { name: "Your orders" });
  await expect.element(orders.getByRole("alert")).toBeVisible();
  fakeShop({ viewer: "customer", orders: [sampleOrder(7)] });
  await orders.getByRole("button", { name: "Try again" }).click();
  await expect.element(orders.getByText("Pending")).toBeVisible();
  expectConsoleErrors(/orders/);
});

test("rejects details without a name beside the field", async () => {
  fakeShop({ viewer: "customer" });
  await openPage("/account");
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByLabelText("Full name").fill(" ");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect.element(details.getByText("Please enter your full name")).toBeVisible();
  await expect.element(details.getByLabelText("Full name")).toHaveFocus();
});

test("shows a wrong current password beside its field", async () => {
  fakeShop({ viewer: "customer" });
  api.on("POST /api/auth/change-password", {
    status: 422,
    json: { code: "wrong_password", message: wrongPassword },
  });
  await openPage("/account");
  const form = page.getByRole("region", { name: "Change password" });
  const current = form.getByLabelText("Current password");
  const chosen = form.getByLabelText("New password");
  await current.fill("Wrong-password-1");
  await chosen.fill("short");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect
    .element(form.getByText(/^Password must be at least 8 characters long/))
    .toBeVisible();
  await chosen.fill("Rulmane-6305");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect.element(form.getByText(wrongPassword)).toBeVisible();
  await expect.element(current).toHaveFocus();
  await expect.element(chosen).toHaveValue("Rulmane-6305");
});

// docs/product/accounts.md#deletion
test("deletes an account only with its password, and then its order that waits on the device", async () => {
  fakeShop({ viewer: "customer" });
  const order = {
    key: sampleId(1),
    owner: "customer-1",
    madeAt: "2026-01-15T09:30:00.000Z",
    form: { ...emptyOrderForm, name: "Arta Krasniqi" },
    lines: [sampleLine(sampleId(2), 1)],
    isInDoubt: false,
    rejection: { kind: "deleted" },
  } as const;
  localStorage.setItem("queued_orders", formatQueue([order]));
  api.on("POST /api/auth/delete-user", ({ body }) => {
    if (JSON.stringify(body) !== '{"password":"Kushineta6205"}') {
      return { status: 422, json: { code: "wrong_password", message: wrongPassword } };
    }
    setViewer("guest");
    return { json: {} };
  });
  await openPage("/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const remove = dialog.getByRole("button", { name: "Delete my account" });
  await expect.element(dialog.getByRole("heading", { name: "Erased at once" })).toBeVisible();
  await expect
    .element(dialog.getByText(/open orders, with what their delivery needs/))
    .toBeVisible();
  const typed = dialog.getByLabelText("Current password");
  await remove.click();
  await expect.element(typed).toHaveAccessibleDescription("Enter your current password");
  await typed.fill("Wrong-password-1");
  await remove.click();
  await expect.element(typed).toHaveAccessibleDescription(wrongPassword);
  expect(localStorage.getItem("queued_orders")).not.toBeNull();
  await typed.fill("Kushineta6205");
  await remove.click();
  await expect.element(page.getByText("Your account was deleted").first()).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Sign in" })).toBeVisible();
  expect(localStorage.getItem("queued_orders")).toBeNull();
});

// docs/product/accounts.md#export
test("downloads the account's data, and says so if it fails", async () => {
  fakeShop({ viewer: "customer" });
  api.reject("GET /api/auth/own-data", 429, "rate_limited");
  await openPage("/account");
  const section = page.getByRole("region", { name: "Your data" });
  await section.getByRole("button", { name: "Download my data" }).click();
  await expect.element(page.getByText(/couldn’t be collected/).first()).toBeVisible();
  expect(api.calls("GET /api/auth/own-data")).toHaveLength(1);
  expectConsoleErrors(/own-data|data wasn't loaded/);
});

test("shows an admin the dashboard link and that the account can't be deleted", async () => {
  fakeShop({ viewer: "admin" });
  await openPage("/account");
  await expect.element(page.getByRole("link", { name: "Open the dashboard" })).toBeVisible();
  const deletion = page.getByRole("region", { name: "Delete account" });
  await expect.element(deletion.getByText(/An admin’s account stays/)).toBeVisible();
  expect(deletion.getByRole("button").query()).toBeNull();
});
