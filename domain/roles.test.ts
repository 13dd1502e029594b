import { expect, it } from "vitest";
import { isAdmin, visitor } from "./roles.ts";

// docs/product/accounts.md#two-roles
it("only a signed-in user with a row in admin_users is an admin", () => {
  const person = { kind: "user", userId: "u1", email: "a@example.com", name: "Arta" } as const;
  expect(isAdmin(visitor)).toBe(false);
  expect(isAdmin({ ...person, isAdmin: false })).toBe(false);
  expect(isAdmin({ ...person, isAdmin: true })).toBe(true);
});
