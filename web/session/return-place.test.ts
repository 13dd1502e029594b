import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  forgetReturnPlace,
  hasReturnPlace,
  saveReturnPath,
  getReturnPlace,
  getSignInTarget,
  parseOpened,
} from "./return-place.ts";
import { signedOut } from "./session-context.tsx";

const details = { name: "Arta", email: "arta@example.com", phone: null };
const arta = { user: { id: "u1", ...details }, isAdmin: true };
const ilir = { user: { id: "u2", ...details }, isAdmin: true };

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, text: string) => void saved.set(name, text),
    removeItem: (name: string) => void saved.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("returns the stored path to the same user", () => {
  expect(hasReturnPlace()).toBe(false);
  saveReturnPath("u1", "/admin/products?tab=products&q=6205");
  expect(hasReturnPlace()).toBe(true);
  expect(getReturnPlace(arta)).toBe("/admin/products?tab=products&q=6205");
  expect(getReturnPlace(ilir)).toBeUndefined();
  expect(getReturnPlace(signedOut)).toBeUndefined();
  forgetReturnPlace();
  expect(getReturnPlace(arta)).toBeUndefined();
});

test.each(["https://example.com/", "//example.com/", "/\\example.com", "javascript:alert(1)"])(
  "rejects the path %s",
  (href) => {
    saveReturnPath("u1", href);
    expect(getReturnPlace(arta)).toBeUndefined();
  },
);

test("stores no path after the session has ended", () => {
  saveReturnPath(undefined, "/admin/products");
  expect(hasReturnPlace()).toBe(false);
});

// docs/product/accounts.md#links-of-mails-to-staff
test("what a mail's link opens comes before the stored path, and only for an admin", () => {
  saveReturnPath("u1", "/admin/products?tab=products");
  expect(getSignInTarget(arta, "?tab=quotes&quote=1")).toBe("/admin/products?tab=quotes&quote=1");
  expect(getSignInTarget(arta)).toBe("/admin/products?tab=products");
  expect(getSignInTarget({ ...ilir, isAdmin: false }, "?tab=quotes")).toBe("/");
  const needsCode = { ...arta, isSecondFactorDue: true } as const;
  expect(getSignInTarget(needsCode, "?tab=quotes")).toBe("/account");
});

// docs/product/accounts.md#links-of-mails-to-staff
test("reads only a query string of what to open", () => {
  expect(parseOpened("?tab=quotes&quote=1")).toBe("?tab=quotes&quote=1");
  const others = [
    "//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/account",
    "@evil",
  ];
  const wrong = [...others, "", "?", "?a#b", "?a b", `?${"a".repeat(501)}`, 1, undefined, ["?a"]];
  expect(wrong.map(parseOpened).filter((read) => read !== undefined)).toEqual([]);
});
