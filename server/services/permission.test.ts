import { expect, test } from "vitest";
import { visitor, type Actor } from "#domain/roles.ts";
import { requireAdmin, requireUser } from "./permission.ts";

const person = { kind: "user", userId: "u", email: "a@shop.example", name: "Arta" } as const;
const customer: Actor = { ...person, isAdmin: false };
const admin: Actor = { ...person, isAdmin: true };

test("a right goes to those who have it", () => {
  expect(requireUser(customer)).toBe(customer);
  expect(requireUser(admin)).toBe(admin);
  expect(requireAdmin(admin)).toBe(admin);
});

test("others are refused with the text that the screens show", () => {
  expect(() => requireUser(visitor)).toThrow("Please sign in first");
  expect(() => requireAdmin(visitor)).toThrow("Please sign in first");
  expect(() => requireAdmin(visitor, "sign_in_to_add_products")).toThrow(
    "Please sign in to add products",
  );
  expect(() => requireAdmin(customer, "sign_in_to_add_products")).toThrow("Admin access required");
});
