import { randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

/** Whoever calls the API: a page, with its person's rights, or nobody's page. */
export type Caller = Pick<Page, "request">;

/** A customer's account of a test's own. */
export type TestCustomer = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
};

/** Signs somebody up through the API and confirms the address with the mailed link. */
export async function createCustomer(
  page: Caller,
  name: string = "Arta Krasniqi",
): Promise<TestCustomer> {
  const customer = {
    name,
    email: `arta-${randomUUID()}@example.com`,
    password: "Kushineta6205",
  };
  const answer = await page.request.post("/api/auth/sign-up/email", {
    headers: siteHeaders(),
    data: customer,
  });
  expect(answer.status()).toBe(200);
  await expect.poll(() => findConfirmationLink(customer.email)).toBeDefined();
  await page.request.get((await findConfirmationLink(customer.email)) ?? "");
  return customer;
}

/** Signs a customer in; every page of the context is theirs from the next load on. */
export async function signInAs(
  page: Caller,
  { email, password }: Pick<TestCustomer, "email" | "password">,
): Promise<void> {
  const answer = await page.request.post("/api/auth/sign-in/email", {
    headers: siteHeaders(),
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
}

/** The configured admin. */
export function adminCredentials(): Pick<TestCustomer, "email" | "password"> {
  return {
    email: process.env.E2E_ADMIN_EMAIL ?? "",
    password: process.env.E2E_ADMIN_PASSWORD ?? "",
  };
}

/** What the server wants of a call that changes something. */
export function siteHeaders(): { readonly origin: string } {
  return { origin: process.env.E2E_BASE_URL ?? "" };
}

/** The link of the newest mail to an address, as a mail program would show it. */
async function findConfirmationLink(email: string): Promise<string | undefined> {
  const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");
  // A mail that is still being written has a name that starts with a dot.
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith("."));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return mails
    .find((text) => text.includes(email))
    ?.replaceAll(/=\r?\n/g, "")
    .replaceAll("=3D", "=")
    .match(/https?:\/\/[^\s"<>]+verify-email[^\s"<>]+/)?.[0];
}
