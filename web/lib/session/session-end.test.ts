import { expect, test } from "vitest";
import { checkEveryMs, isRefreshDue } from "./session-end.ts";

const now = 1_700_000_000_000;

test("a session that ends within three checks is prolonged", () => {
  expect(isRefreshDue(now + 3 * checkEveryMs, now)).toBe(true);
  expect(isRefreshDue(now - 1, now)).toBe(true);
});

test("a session that lives longer is left alone", () => {
  expect(isRefreshDue(now + 3 * checkEveryMs + 1, now)).toBe(false);
});

test("a session whose end nobody knows is prolonged", () => {
  expect(isRefreshDue(undefined, now)).toBe(true);
});
