import { randomUUID } from "node:crypto";
import { expect, type Page, type Request } from "@playwright/test";
import { findAccessibilityErrors } from "./support/axe.ts";
import { siteHeaders } from "./support/customer.ts";
import { overflow, test } from "./support/journey.ts";
import { findMailLink } from "./support/mail-link.ts";

const password = "Kushineta6205";

// docs/product/accounts.md#confirmed-by-a-button
test(
  "the button on the mail's page confirms a sign-up and ends on the home page",
  { tag: "@full" },
  async ({ strictPage: page }) => {
    const { email, link, token } = await signUp(page);
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // A mail scanner's browser only loads the page.
    expect(await canSignIn(page, email)).toBe(false);

    await page.getByRole("button", { name: "Confirm my email address" }).press("Enter");
    await expect(page.getByText("Your email address is confirmed").first()).toBeVisible();
    expect(new URL(page.url())).toMatchObject({ pathname: "/", search: "", hash: "" });
    expect(await canSignIn(page, email)).toBe(true);
    // The token reaches neither the server's logs nor another page.
    const requestLines = requests.map((request) =>
      [request.url(), request.headers()["referer"]].join(" "),
    );
    expect(requestLines.filter((line) => line.replace(/#.*/, "").includes(token))).toEqual([]);
    const sent = requests.filter((request) => request.postData()?.includes(token));
    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([
      "/api/auth/confirm-email",
    ]);
  },
);

test(
  "the link of an older mail opens the page but confirms nothing",
  { tag: "@full" },
  async ({ page }) => {
    const { email, token } = await signUp(page);
    await page.goto(`/api/auth/verify-email?token=${token}`);
    await expect(page).toHaveURL(/\/confirm-email#token=/);
    expect(await canSignIn(page, email)).toBe(false);
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await expect(page.getByText("Your email address is confirmed").first()).toBeVisible();
    expect(await canSignIn(page, email)).toBe(true);
  },
);

test(
  "a used or incomplete link shows an error and the next steps",
  { tag: "@full" },
  async ({ page }) => {
    const { link } = await signUp(page);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);

    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("This link is no longer valid");
    await expect(heading).toBeFocused();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Sign in", selected: true })).toBeVisible();

    await page.goto(link.slice(0, -1));
    await expect(heading).toHaveText("This link is incomplete");
    await page.getByRole("main").getByRole("link", { name: "Get a new link" }).click();
    await expect(page.getByRole("tab", { name: "Create account", selected: true })).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeVisible();
  },
);

test(
  "a failed confirmation shows an error and can be retried",
  { tag: "@full" },
  async ({ page }) => {
    const { link } = await signUp(page);
    await page.goto(link);
    await page.route("**/api/auth/confirm-email", (route) => route.abort());
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    const failed = "Your email address couldn’t be confirmed. Try again.";
    await expect(page.getByRole("main").getByText(failed)).toBeVisible();
    await page.unroute("**/api/auth/confirm-email");
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await expect(page.getByText("Your email address is confirmed").first()).toBeVisible();
  },
);

test(
  "the button waits for scripts that arrive late",
  { tag: "@full" },
  async ({ page, browser, shop }) => {
    const { link } = await signUp(page);
    const context = await browser.newContext({ baseURL: shop.url });
    const late = await context.newPage();
    const held = Promise.withResolvers<void>();
    await late.route("**/assets/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await late.goto(link, { waitUntil: "commit" });
    const button = late.getByRole("button", { name: "Confirm my email address" });
    await expect(button).toBeDisabled();
    held.resolve();
    await button.click();
    await expect(late.getByText("Your email address is confirmed").first()).toBeVisible();
    await context.close();
  },
);

test(
  "another requested mail keeps the name, phone and password",
  { tag: "@full" },
  async ({ page }) => {
    const email = freshAddress();
    await page.request.post("/api/auth/sign-up/email", {
      headers: siteHeaders(),
      data: { name: "Evil Name", phone: "+44 000 EVIL", email, password: "Stranger-Password-1" },
    });
    await page.goto("/account?tab=sign-up");
    const form = page.getByRole("tabpanel", { name: "Create account" });
    await form.getByLabel("Full name").fill("Besa Berisha");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel(/^Password/).fill(password);
    await form.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByRole("button", { name: "Sent again" })).toBeVisible();
    await page.goto(await findMailLink(email, 3));
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await expect(page.getByText("Your email address is confirmed").first()).toBeVisible();
    expect(await canSignIn(page, email)).toBe(true);
    const session = await page.request.get("/api/auth/get-session");
    expect(await session.json()).toMatchObject({ user: { name: "Besa Berisha", phone: null } });
  },
);

/** Signs a customer up through the API and returns the unopened link of the mail. */
async function signUp(page: Page): Promise<{ email: string; link: string; token: string }> {
  const email = freshAddress();
  const answer = await page.request.post("/api/auth/sign-up/email", {
    headers: siteHeaders(),
    data: { name: "Arta Krasniqi", email, password },
  });
  expect(answer.status()).toBe(200);
  const link = await findMailLink(email);
  return { email, link, token: new URL(link).hash.replace("#token=", "") };
}

async function canSignIn(page: Page, email: string): Promise<boolean> {
  const answer = await page.request.post("/api/auth/sign-in/email", {
    headers: siteHeaders(),
    data: { email, password },
  });
  return answer.ok();
}

function freshAddress(): string {
  return `arta-${randomUUID()}@example.com`;
}
