import { expect, type Page } from "@playwright/test";
import type { State } from "./state.ts";

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2p-x9q${index}d`);

/** The second factor. All states share one admin, so what would change the account is answered here. */
export const secondFactorStates: readonly State[] = [
  {
    name: "auth-code",
    show: async (page) => {
      await answer(page, "/api/auth/sign-in/email", 403, {
        defined: true,
        code: "second_factor_required",
        status: 403,
        message: "Enter the code of your authenticator app.",
        data: { challenge: "challenge" },
      });
      await page.goto("/auth");
      const form = page.getByRole("main");
      await form.getByLabel("Email").fill("admin@example.com");
      await form.getByLabel(/^Password/).fill("Secret-2025");
      await form.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByLabel(/^Code/)).toBeVisible();
    },
  },
  {
    name: "account-devices",
    viewer: "admin",
    show: async (page) => {
      const device = {
        is_app: false,
        ip_address: "2001:db8:85a3:8d3:1319:8a2e:370:7348",
        started_at: "2026-01-15T08:00:00.000Z",
        seen_at: "2026-01-16T08:00:00.000Z",
      };
      await answer(page, "/api/auth/sessions", 200, {
        sessions: [
          { ...device, id: "a", browser: "Firefox", system: "Windows", is_current: true },
          { ...device, id: "b", browser: "Samsung Internet", system: "Android", is_current: false },
        ],
      });
      await page.goto("/account");
      await page.getByRole("button", { name: "Sign out all other devices" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "account-second-factor-key", viewer: "admin", show: openKey },
  {
    name: "account-recovery-codes",
    viewer: "admin",
    show: async (page) => {
      await answer(page, "/api/auth/second-factor/turn-on", 200, { recovery_codes: recoveryCodes });
      await openKey(page);
      await page.getByRole("textbox", { name: "Code" }).fill("123456");
      await page.getByRole("button", { name: "Turn on" }).click();
      await expect(page.getByRole("button", { name: "I have saved them" })).toBeVisible();
    },
  },
];

async function openKey(page: Page): Promise<void> {
  await answer(page, "/api/auth/second-factor/start", 200, {
    key: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPABCD",
    uri: "otpauth://totp/x",
    qr: { size: 5, path: "M1 1h2v1h-2zM2 3h1v1h-1z" },
  });
  await page.goto("/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("Kushineta6205");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("img", { name: "QR code of the key" })).toBeVisible();
}

async function answer(page: Page, path: string, status: number, json: unknown): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json }));
}
