import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { findMailLink } from "./mail-link.ts";

/** A caller of the API: a page with its session, or a context without one. */
export type Caller = Pick<Page, "request">;

export type TestCustomer = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
};

/** Signs a customer up through the API and confirms the address with the mailed link. */
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
  const link = new URL(await findMailLink(customer.email));
  const confirmed = await page.request.post("/api/auth/confirm-email", {
    headers: siteHeaders(),
    data: { token: link.hash.replace("#token=", "") },
  });
  expect(confirmed.status()).toBe(200);
  return customer;
}

/** Signs a customer in; pages of the context have the session from their next load on. */
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

/** Credentials of the configured admin. */
export function adminCredentials(): Pick<TestCustomer, "email" | "password"> {
  return {
    email: process.env.E2E_ADMIN_EMAIL ?? "",
    password: process.env.E2E_ADMIN_PASSWORD ?? "",
  };
}

/** Headers that the server requires on a call that changes something. */
export function siteHeaders(): { readonly origin: string } {
  return { origin: process.env.E2E_BASE_URL ?? "" };
}
