import { expect, test } from "vitest";
import { findBrowser } from "./find-browser.ts";

test("CHROMIUM_PATH takes precedence", () => {
  const env = { CHROMIUM_PATH: "/opt/chrome", PATH: "/usr/bin" };
  expect(findBrowser({ env, isProgram: () => true })).toBe("/opt/chrome");
});

test("a wrong CHROMIUM_PATH finds no other browser", () => {
  const env = { CHROMIUM_PATH: "/opt/gone", PATH: "/usr/bin" };
  expect(findBrowser({ env, isProgram: (path) => path === "/usr/bin/chromium" })).toBeUndefined();
});

test("searches PATH in its order", () => {
  const env = { PATH: "/first:/second" };
  const isProgram = (path: string): boolean => path.endsWith("/google-chrome");
  expect(findBrowser({ env, isProgram })).toBe("/first/google-chrome");
});

test("searches the usual folders if PATH is empty", () => {
  const isProgram = (path: string): boolean => path === "/usr/bin/chromium";
  expect(findBrowser({ env: {}, isProgram })).toBe("/usr/bin/chromium");
});

test("returns undefined without a browser", () => {
  expect(findBrowser({ env: { PATH: "/usr/bin" }, isProgram: () => false })).toBeUndefined();
});
