import { expect } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { createCustomer, signInAs } from "./support/customer.ts";
import { addProduct, openOtherPage, overflow, signInAsAdmin, test } from "./support/journey.ts";
import { readDeviceStorage, orderThrough } from "./support/own-orders.ts";
import { callAs } from "./support/viewers.ts";

const newPassword = "Rulmane-6305";

// docs/product/accounts.md#details
test(
  "a customer changes name and phone, and the header updates at once, in other tabs too",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAs(page, await createCustomer(page));
    await page.goto("/account");
    const other = await page.context().newPage();
    await other.goto("/about");
    const details = page.getByRole("region", { name: "Your details" });
    await expect(details.getByLabel("Full name")).toHaveValue("Arta Krasniqi");
    await details.getByLabel("Full name").fill(" ");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(details.getByText("Please enter your full name")).toBeVisible();
    await expect(details.getByLabel("Full name")).toBeFocused();

    await details.getByLabel("Full name").fill("Arta Hoxha");
    await details.getByLabel("Phone").fill("+383 44 111 222");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByText("Your details were saved").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hello, Arta Hoxha" })).toBeVisible();
    await expect(page.getByRole("banner").getByText(/Arta Hoxha/)).toBeAttached();
    await expect(other.getByRole("banner").getByText(/Arta Hoxha/)).toBeAttached();

    await page.reload();
    await expect(details.getByLabel("Full name")).toHaveValue("Arta Hoxha");
    await expect(details.getByLabel("Phone")).toHaveValue("+383 44 111 222");
  },
);

test(
  "a wrong current password is reported beside its field; the right one changes it and ends other sessions",
  { tag: "@full" },
  async ({ page, browser }) => {
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await page.goto("/account");
    const otherDevice = await openOtherPage(browser, page);
    await signInAs(otherDevice, customer);
    await otherDevice.goto("/account");
    await expect(otherDevice.getByRole("heading", { name: /^Hello/ })).toBeVisible();

    const form = page.getByRole("region", { name: "Change password" });
    const current = form.getByLabel("Current password");
    const chosen = form.getByLabel("New password", { exact: false });
    await current.fill("Wrong-password-1");
    await chosen.fill("short");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByText(/^Password must be at least 8 characters long/)).toBeVisible();
    await chosen.fill(newPassword);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(
      form.getByText("The current password isn’t right. Check it and type it again."),
    ).toBeVisible();
    await expect(current).toBeFocused();
    await expect(chosen).toHaveValue(newPassword);

    await current.fill(customer.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Your password was changed").first()).toBeVisible();
    await expect(current).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
    await otherDevice.reload();
    await expect(otherDevice.getByRole("tab", { name: "Sign in" })).toBeVisible();
    await otherDevice.context().close();
  },
);

// docs/product/accounts.md#deletion
test(
  "deleting an account requires its password and leaves nothing of it on the device",
  { tag: "@full" },
  async ({ page }) => {
    const customer = await createCustomer(page);
    await signInAs(page, customer);
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    const typed = dialog.getByLabel("Current password");
    await expect(typed).toHaveAccessibleDescription("Enter your current password");
    await typed.fill("Wrong-password-1");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(typed).toHaveAccessibleDescription(
      "The current password isn’t right. Check it and type it again.",
    );
    await typed.fill(customer.password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Your account was deleted").first()).toBeVisible();
    await expect(page.getByRole("tab", { name: "Sign in" })).toBeVisible();
    expect(await readDeviceStorage(page)).not.toContain(customer.email);

    await page.getByLabel("Email").fill(customer.email);
    await page.getByLabel(/^Password/).fill(customer.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  },
);

test(
  "an admin sees their own orders and that their account can't be deleted",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    await signInAsAdmin(page);
    await page.goto("/account");
    const orders = page.getByRole("region", { name: "Your orders" });
    await expect(orders.getByRole("link", { name: "Open the dashboard" })).toBeVisible();
    const deletion = page.getByRole("region", { name: "Delete account" });
    await expect(deletion.getByText(/An admin’s account stays/)).toBeVisible();
    await expect(deletion.getByRole("button")).toHaveCount(0);
  },
);

test(
  "the signed-in page has no accessibility errors in either theme and fits 320 px",
  { tag: "@full" },
  async ({ page }) => {
    const admin = await callAs("admin");
    const product = await addProduct(admin, { name: `Kushinetë-${"6205".repeat(20)}` });
    await signInAs(page, await createCustomer(page));
    await orderThrough(page, [product]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/account");
      await expect(page.getByLabel("Full name")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Order again/ })).toBeVisible();
      expect(await findAccessibilityErrors(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);
