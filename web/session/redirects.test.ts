import { describe, expect, test } from "vitest";
import { getHome, redirectFromDashboard, redirectFromSignIn } from "./redirects.ts";
import { type SessionSnapshot, signedOut } from "./session-context.tsx";

const user = { id: "u1", name: "Arben", email: "arben@example.com", phone: null };
const customer: SessionSnapshot = { user, isAdmin: false };
const admin: SessionSnapshot = { user, isAdmin: true };

describe("redirects by role", () => {
  // docs/product/accounts.md#redirects-by-role
  test("the sign-in page admits visitors and redirects the others by role", () => {
    expect(redirectFromSignIn(signedOut)).toBeUndefined();
    expect(redirectFromSignIn(customer)).toBe("/");
    expect(redirectFromSignIn(admin)).toBe("/admin/products");
  });

  // docs/product/accounts.md#redirects-by-role
  test("the dashboard redirects everyone but admins", () => {
    expect(redirectFromDashboard(signedOut)).toBe("/admin-login");
    expect(redirectFromDashboard(customer)).toBe("/admin-login");
    expect(redirectFromDashboard(admin)).toBeUndefined();
  });

  // docs/product/accounts.md#redirects-by-role
  test("redirects never form a loop", () => {
    for (const session of [signedOut, customer, admin]) {
      const mayEnter = redirectFromDashboard(session) === undefined;
      expect(redirectFromSignIn(session) === "/admin/products").toBe(mayEnter);
      expect(getHome(session) === "/admin/products").toBe(mayEnter);
    }
  });
});
