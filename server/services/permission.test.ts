import { expect, test } from "vitest";
import { visitor, type Actor } from "#domain/roles.ts";
import { requireAdmin, requireUser } from "./permission.ts";

const person = { kind: "user", userId: "u", email: "a@shop.example", name: "Arta" } as const;
const customer: Actor = { ...person, isAdmin: false };
const admin: Actor = { ...person, isAdmin: true };

test("users and admins pass their permission checks", () => {
  expect(requireUser(customer)).toBe(customer);
  expect(requireUser(admin)).toBe(admin);
  expect(requireAdmin(admin)).toBe(admin);
});

test("other actors are rejected with the text shown on screen", () => {
  expect(() => requireUser(visitor)).toThrow("Please sign in first");
  expect(() => requireAdmin(visitor)).toThrow("Please sign in first");
  expect(() => requireAdmin(visitor, "sign_in_to_add_products")).toThrow(
    "Please sign in to add products",
  );
  expect(() => requireAdmin(customer, "sign_in_to_add_products")).toThrow("Admin access required");
});
