import { expect, test } from "vitest";
import { accessOutcome } from "./access-outcome.ts";

const user = { id: "u1", name: "Ana", email: "ana@shop.example", phone: null };

// docs/product/accounts.md#guards-wait
test("stays checking until the admin check is done", () => {
  expect(accessOutcome({ user: null, isAdmin: false, loading: true })).toBe("checking");
});

// docs/product/admin.md#access-dialog
test("the outcome follows the role", () => {
  expect(accessOutcome({ user: null, isAdmin: false, loading: false })).toBe("signed-out");
  expect(accessOutcome({ user, isAdmin: false, loading: false })).toBe("denied");
  expect(accessOutcome({ user, isAdmin: true, loading: false })).toBe("granted");
});
