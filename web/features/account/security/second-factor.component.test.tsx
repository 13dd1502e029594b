import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { takeConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop, setViewer } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const signInCall = "POST /api/auth/sign-in/email";
const codeCall = "POST /api/auth/sign-in/code";
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2p-x9q${index}d`);

async function signIn(): Promise<void> {
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: /email/i }).fill("admin@example.com");
  await form.getByLabelText(/^Password/).fill("Secret-2025");
  await form.getByRole("button", { name: /^(Sign In|Access Admin Panel)$/ }).click();
}

// docs/product/accounts.md#second-factor-for-admins
test.for(["/auth", "/admin-login"])(
  "%s asks for the code, and takes a recovery code instead",
  async (address) => {
    fakeShop();
    api.on("POST /api/admin/create-admin", { json: { success: true } });
    api.on(signInCall, {
      status: 403,
      json: { code: "second_factor_required", message: "x", data: { challenge: "c.d" } },
    });
    api.reject(codeCall, 422, "wrong_code");
    const router = await openPage(address);
    await signIn();
    const code = page.getByLabelText(/^Code/);
    await expect.element(code).toHaveFocus();
    await code.fill("123456");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect.element(code).toHaveAttribute("aria-invalid", "true");
    await expect.element(code).toHaveValue("123456");
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    const recovery = page.getByLabelText(/^Recovery code/);
    await expect.element(recovery).toHaveFocus();
    api.on(codeCall, () => (setViewer("admin"), { json: {} }));
    await recovery.fill("k7m2p-x9qwd");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/admin/products");
    expect(api.calls(codeCall).at(-1)?.body).toMatchObject({
      challenge: "c.d",
      code: "k7m2p-x9qwd",
    });
    takeConsoleErrors();
  },
);

// docs/product/accounts.md#required-second-factor
test("an admin who has to set it up is led from the dashboard to the account page", async () => {
  fakeShop({ viewer: "customer" });
  api.on("GET /api/admin/me", {
    json: {
      user: { id: "1", name: "Arta", email: "arta@example.com", phone: null },
      is_admin: false,
      second_factor_due: true,
    },
  });
  api.on("GET /api/auth/second-factor", {
    json: { is_on: false, is_required: true, codes_left: 0 },
  });
  api.on("POST /api/auth/second-factor/start", {
    json: { key: "ABCDEFGH", uri: "otpauth://totp/x", qr: { size: 3, path: "M1 1h1v1h-1z" } },
  });
  api.on("POST /api/auth/second-factor/turn-on", { json: { recovery_codes: recoveryCodes } });
  const router = await openPage("/admin/products");
  await expect.poll(() => router.state.location.pathname).toBe("/account");
  await expect.element(page.getByText(/^Admins need a second factor here/)).toBeVisible();
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up the second factor" });
  await dialog.getByLabelText("Current password").fill("Kushineta6205");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect.element(dialog.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await expect.element(dialog.getByText("ABCD EFGH")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Code" }).fill("123456");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect.element(dialog.getByText("k7m2p-x9q9d")).toBeVisible();
  await expect
    .element(dialog.getByRole("heading", { name: "Save your recovery codes" }))
    .toHaveFocus();
});

// docs/product/accounts.md#second-factor-for-admins
test("on a phone the key is broken between its groups of four", async () => {
  await page.viewport(390, 844);
  fakeShop({ viewer: "admin" });
  api.on("GET /api/auth/second-factor", {
    json: { is_on: false, is_required: false, codes_left: 0 },
  });
  api.on("POST /api/auth/second-factor/start", {
    json: {
      key: "JBSWY3DPEHPK3PXP".repeat(4),
      uri: "otpauth://totp/x",
      qr: { size: 3, path: "M1 1h1v1h-1z" },
    },
  });
  await openPage("/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up the second factor" });
  await dialog.getByLabelText("Current password").fill("Kushineta6205");
  await dialog.getByRole("button", { name: "Next" }).click();
  const key = dialog.getByText(/^JBSW Y3DP/);
  await expect.element(key).toBeVisible();
  const text = key.element().firstChild;
  if (!text?.textContent) throw new Error("The key has no text");
  for (const { index } of text.textContent.matchAll(/\S+/g)) {
    const group = document.createRange();
    group.setStart(text, index);
    group.setEnd(text, index + 4);
    expect(group.getClientRects()).toHaveLength(1);
  }
});

// docs/product/accounts.md#devices
test("other devices are listed and signed out one by one", { tags: ["full"] }, async () => {
  fakeShop({ viewer: "customer" });
  const device = {
    browser: "Firefox",
    system: "Windows",
    is_app: false,
    ip_address: "192.0.2.1",
    started_at: "2026-01-15T08:00:00.000Z",
    seen_at: "2026-01-16T08:00:00.000Z",
  };
  const other = { ...device, id: "b", browser: "Safari", system: "iPhone", is_current: false };
  api.on("GET /api/auth/sessions", {
    json: { sessions: [{ ...device, id: "a", is_current: true }, other] },
  });
  api.on("POST /api/auth/sessions/end", { json: { success: true } });
  await openPage("/account");
  const section = page.getByRole("region", { name: "Devices" });
  await expect.element(section.getByText("This device")).toBeVisible();
  await section.getByRole("button", { name: "Sign out Safari, iPhone" }).click();
  await expect.element(page.getByText("That device is signed out").first()).toBeVisible();
  expect(api.calls("POST /api/auth/sessions/end").at(-1)?.body).toEqual({ id: "b" });
});
