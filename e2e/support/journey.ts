import { randomUUID } from "node:crypto";
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { siteHeaders, type Caller } from "./customer.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { become } from "./viewers.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

/**
 * Every worker has its own shop, so that workers don't affect each other. `strictPage` is a page
 * that fails its test on console and page errors.
 */
export const test = base.extend<{ strictPage: Page }, { shop: RunningServer }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in it
    async ({}, use) => {
      const shop = await startServer();
      workIn(shop);
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on("page", waitForHydration);
    await use(context);
  },
  strictPage: async ({ page }, use) => {
    const complaints = watchComplaints(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Makes the helpers call this shop from now on. */
export function workIn({ url, dataDir, admin }: RunningServer): void {
  process.env.E2E_BASE_URL = url;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
}

/** Collects the errors that a page logs; a rejected or failed request is one as well. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error")
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Opens a page of another visitor, which shares nothing with the test's page. */
export async function openOtherPage(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize();
  const context: BrowserContext = await browser.newContext({
    ...(viewport && { viewport }),
    baseURL: process.env.E2E_BASE_URL ?? "",
  });
  context.on("page", waitForHydration);
  return context.newPage();
}

/** Opens the dashboard with the configured admin's session. Other tests sign in on the form. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await become(page.context(), "admin");
  await page.goto("/admin/products");
}

/** Fills in and submits /auth for the configured admin. */
export async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(process.env.E2E_ADMIN_EMAIL ?? "");
  await page.getByLabel(/^Password/).fill(process.env.E2E_ADMIN_PASSWORD ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** A name that no other test uses. It has no figures, which could be read as those of a part. */
export function freshName(): string {
  const letters = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (figure) => "ghijklmnop".charAt(Number(figure)));
  return `Journey ${letters}`;
}

/** A product created by a test, so that tests don't take each other's stock. */
export type CreatedProduct = { readonly id: string; readonly name: string };

/** Adds a product through the API; the caller has to be an admin. */
export async function addProduct(
  page: Caller,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<CreatedProduct> {
  const name = freshName();
  const response = await page.request.post("/api/products", {
    headers: siteHeaders(),
    data: {
      name,
      price: 12.5,
      description: "For a journey",
      brand: "NSK",
      category: "Bearings",
      ...fields,
    },
  });
  expect(response.status()).toBe(201);
  const product: CreatedProduct = await response.json();
  return product;
}

export function productCards(page: Page): Locator {
  return page.getByRole("list", { name: "Products" }).getByRole("listitem");
}

/** Fills in the order form. */
export async function fillOrderForm(page: Page, name: string): Promise<void> {
  const form = page.getByRole("dialog", { name: "Plotësoni porosinë" });
  await form.getByLabel("Emri i plotë").fill(name);
  await form.getByLabel("Numri i telefonit").fill("+355 69 123 4567");
  await form.getByLabel("Shteti").selectOption("Shqipëri");
  await form.getByLabel("Qyteti").selectOption("Tiranë");
  await form.getByLabel("Adresa e plotë").fill("Rruga e Durrësit 12");
}

/** How many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
