import { describe, expect, test } from "vitest";
import type { SessionSnapshot } from "#web/lib/session-context.tsx";
import { signedOut } from "#web/lib/session-context.tsx";
import { getHome, redirectFromDashboard, redirectFromSignIn } from "./redirects.ts";

const user = { id: "u1", name: "Arben", email: "arben@example.com" };
const customer: SessionSnapshot = { user, isAdmin: false };
const admin: SessionSnapshot = { user, isAdmin: true };

describe("redirects by role", () => {
  test("a sign-in page keeps the signed-out, and sends each role home", () => {
    expect(redirectFromSignIn(signedOut)).toBeUndefined();
    expect(redirectFromSignIn(customer)).toBe("/");
    expect(redirectFromSignIn(admin)).toBe("/admin/products");
  });

  test("the dashboard is for admins only", () => {
    expect(redirectFromDashboard(signedOut)).toBe("/admin-login");
    expect(redirectFromDashboard(customer)).toBe("/admin-login");
    expect(redirectFromDashboard(admin)).toBeUndefined();
  });

  test("no one is sent round in a circle", () => {
    for (const session of [signedOut, customer, admin]) {
      const mayEnter = redirectFromDashboard(session) === undefined;
      expect(redirectFromSignIn(session) === "/admin/products").toBe(mayEnter);
      expect(getHome(session) === "/admin/products").toBe(mayEnter);
    }
  });
});
