import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ServerStatus } from "#domain/server-status-schema.ts";
import { expectConsoleErrors } from "#web/testing/console-errors.ts";
import { api } from "#web/testing/fake-api.ts";
import { fakeShop } from "#web/testing/fake-shop.ts";
import { openPage } from "#web/testing/open-page.tsx";

const statusCall = "GET /api/admin/status";
const good = { level: "ok", problem: null } as const;
const status: ServerStatus = {
  level: "ok",
  checked_at: "2026-01-15T13:03:05.000Z",
  version: "0.1.0+1a2b3c4d",
  started_at: "2026-01-15T09:43:05.000Z",
  database: {
    ...good,
    version: "18.4",
    bytes: 15_600_000,
    answer_ms: 1.2,
    connections: { max: 12, used: 1, idle: 2, waiting: 0 },
  },
  queue: { ...good, waiting: 2, running: 1, failed: 0, due_seconds: 0 },
  mail: {
    ...good,
    delivery: "smtp",
    waiting: 0,
    put_off: 0,
    given_up: 0,
    given_up_for: [],
    due_seconds: 0,
  },
  storage: { ...good, kind: "folder", free_bytes: 50e9, total_bytes: 100e9 },
  backup: { ...good, made_at: "2026-01-15T02:00:00.000Z", bytes: 4_000_000 },
  streams: { ...good, open: 3 },
};
const broken: ServerStatus = {
  ...status,
  level: "error",
  backup: { level: "warn", problem: "backup_off", made_at: null, bytes: null },
  mail: { ...status.mail, level: "error", problem: "mail_stuck", waiting: 4, due_seconds: 900 },
};
const givenUp: ServerStatus["mail"] = {
  ...status.mail,
  level: "error",
  problem: "mail_given_up",
  given_up: 2,
  given_up_for: ["1a2b3c4d", "5e6f7a8b"],
};

const titles = page.getByRole("heading", { level: 2 });

// docs/product/admin.md#status-of-the-server
test("an admin reads how the server is, from the dashboard, in English or Albanian", async () => {
  fakeShop({ viewer: "admin" });
  api.on(statusCall, { json: status });
  await openPage("/admin/products?tab=add");
  await page.getByRole("link", { name: "Status" }).click();
  await expect.element(page.getByText("Everything is all right.")).toBeVisible();
  await expect.element(page.getByText("14:03:05")).toBeVisible();
  for (const fact of ["PostgreSQL 18.4", "15.6\u00A0MB", "1 of 12", "3\u00A0h 20\u00A0min"]) {
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await page.getByRole("radio", { name: "Shqip" }).click();
  await expect.element(page.getByRole("heading", { name: "Gjendja" })).toBeVisible();
  await expect.element(page.getByText("Gjithçka është në rregull.")).toBeVisible();
});

// docs/product/admin.md#status-of-the-server
test("problems come first, each with what to do", async () => {
  fakeShop({ viewer: "admin" });
  api.on(statusCall, { json: broken });
  await openPage("/status");
  await expect.element(page.getByRole("alert").getByText(/Something is broken/)).toBeVisible();
  expect(titles.elements().map((title) => title.textContent)).toEqual([
    "Mail",
    "Backup",
    "Database",
    "Uploads",
    "Background jobs",
    "Server",
  ]);
  const mail = page.getByRole("region", { name: "Mail" });
  await expect.element(mail.getByText(/Mend it now/)).toBeVisible();
  await expect.element(mail.getByText(/Check SMTP_URL/)).toBeVisible();
  await expect.element(mail.getByText(/15\smin/)).toBeVisible();
  await expect.element(page.getByText("Set BACKUP_DIR to a folder on another disk")).toBeVisible();
});

// docs/product/admin.md#status-of-the-server
test("mails that were given up name their orders", async () => {
  fakeShop({ viewer: "admin" });
  api.on(statusCall, { json: { ...status, mail: givenUp } });
  await openPage("/status");
  const mail = page.getByRole("region", { name: "Mail" });
  await expect.element(mail.getByText(/Call the customers/)).toBeVisible();
  await expect.element(mail.getByText("1a2b3c4d, 5e6f7a8b")).toBeVisible();
});

// docs/product/admin.md#status-of-the-server
test("without an answer it says what to do, and keeps what it read", async () => {
  fakeShop({ viewer: "admin" });
  api.reject(statusCall, 503, "database_unavailable");
  await openPage("/status");
  await expect.element(page.getByText("restart the database, then the server")).toBeVisible();
  api.on(statusCall, { json: status });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Everything is all right.")).toBeVisible();
  api.reject(statusCall, 503, "database_unavailable");
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Shown is what was read at 14:03:05")).toBeVisible();
  expectConsoleErrors(/status didn't arrive|serverStatus/i);
});

// docs/product/admin.md#status-of-the-server
test("others are sent to the admin sign-in", async () => {
  fakeShop({ viewer: "customer" });
  const router = await openPage("/status");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(router.state.location.pathname).not.toBe("/status");
  expect(api.calls(statusCall)).toEqual([]);
});
