import { expect, test } from "vitest";
import { checkEveryMs, isRefreshDue } from "./session-end.ts";

const now = 1_700_000_000_000;

// docs/product/accounts.md#extended-in-time
test("extends a session that ends within three checks", () => {
  expect(isRefreshDue(now + 3 * checkEveryMs, now)).toBe(true);
  expect(isRefreshDue(now - 1, now)).toBe(true);
});

test("leaves a longer session unchanged", () => {
  expect(isRefreshDue(now + 3 * checkEveryMs + 1, now)).toBe(false);
});

test("extends a session with an unknown end", () => {
  expect(isRefreshDue(undefined, now)).toBe(true);
});
