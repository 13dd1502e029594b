import { expect, type Page, type Response } from "@playwright/test";
import { adminCredentials, createCustomer, signInAs } from "./support/customer.ts";
import { test } from "./support/journey.ts";

// docs/product/accounts.md#extended-in-time
test(
  "a signed-in tab checks its session every 30 s",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAs(page, adminCredentials());
    const asked = countRequests(page, "/api/admin/me");
    await openWithClock(page, "/about");
    const before = asked();
    const answered = page.waitForResponse("**/api/admin/me");
    // Run up to the next check, to start from a known time.
    await runUntil(page, 31, () => asked() > before);
    await letRead(page, await answered);
    await page.clock.runFor(28_000);
    expect(asked()).toBe(before + 1);
    await runUntil(page, 3, () => asked() > before + 1);
    await expect.poll(asked).toBe(before + 2);
  },
);

// docs/product/accounts.md#extended-in-time
test(
  "a session is extended when it ends within three checks, and left alone before",
  { tag: ["@desktop", "@full"] },
  async ({ strictPage: page }) => {
    await signInAs(page, adminCredentials());
    let secondsLeft = 95;
    await page.route("**/api/auth/get-session", async (route) => {
      const response = await route.fetch();
      const body: object = await response.json();
      const now = await page.evaluate(() => Date.now());
      const expires_at = new Date(now + secondsLeft * 1_000).toISOString();
      await route.fulfill({ response, json: { ...body, expires_at } });
    });
    const asked = countRequests(page, "/api/auth/get-session");
    await openWithClock(page, "/about");
    await expect.poll(asked).toBe(1);
    await page.waitForTimeout(1_000);
    // At the first check 65 s are left: less than three checks.
    secondsLeft = 3_600;
    const answered = page.waitForResponse("**/api/auth/get-session");
    await runUntil(page, 31, () => asked() > 1);
    await letRead(page, await answered);
    expect(asked()).toBe(2);
    await page.clock.runFor(120_000);
    expect(asked()).toBe(2);
  },
);

// docs/product/accounts.md#sign-out-always-succeeds
test(
  "a missing session at sign-out is not an error",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    const lines = await signOutWith(page, { status: 400, code: "session_not_found" });
    expect(lines.filter((line) => line.includes("Sign-out failed"))).toEqual([]);
  },
);

// docs/product/shop.md#errors-in-the-console, docs/product/accounts.md#sign-out-always-succeeds
test(
  "any other error at sign-out is only logged",
  { tag: ["@desktop", "@full"] },
  async ({ page }) => {
    const lines = await signOutWith(page, { status: 500, code: "internal_error" });
    expect(lines.filter((line) => line.includes("Sign-out failed"))).toHaveLength(1);
  },
);

// docs/product/accounts.md#signed-out-in-all-tabs
test(
  "signing out in one tab signs the others out, including their admin pages",
  { tag: "@desktop" },
  async ({ page }) => {
    await signInAs(page, adminCredentials());
    await page.goto("/admin/products");
    await expect(page.getByText("Total Revenue")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/about");
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.getByText("Total Revenue")).toHaveCount(0);
  },
);

/** Signs out with a mocked server response and returns the lines of the console. */
async function signOutWith(
  page: Page,
  { status, code }: { readonly status: number; readonly code: string },
): Promise<readonly string[]> {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await signInAs(page, await createCustomer(page));
  await page.goto("/about");
  await page.route("**/api/auth/sign-out", (route) =>
    route.fulfill({ status, json: { code, message: "" } }),
  );
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Successfully signed out").first()).toBeVisible();
  return lines;
}

/** Opens a page whose clock is controlled by the test. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 2_000);
}

/** Advances the page's clock second by second, with real time for the work its timers start. */
async function runUntil(page: Page, seconds: number, isReached: () => boolean): Promise<void> {
  for (let second = 0; second < seconds && !isReached(); second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(20);
  }
}

/** Gives the page real time to read a response before its next timer is due. */
async function letRead(page: Page, answer: Response): Promise<void> {
  await answer.finished();
  await page.waitForTimeout(500);
}

function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
