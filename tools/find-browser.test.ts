import { expect, test } from "vitest";
import { findBrowser } from "./find-browser.ts";

test("CHROMIUM_PATH wins over everything else", () => {
  const env = { CHROMIUM_PATH: "/opt/chrome", PATH: "/usr/bin" };
  expect(findBrowser({ env, isProgram: () => true })).toBe("/opt/chrome");
});

test("a wrong CHROMIUM_PATH finds nothing rather than another browser", () => {
  const env = { CHROMIUM_PATH: "/opt/gone", PATH: "/usr/bin" };
  expect(findBrowser({ env, isProgram: (path) => path === "/usr/bin/chromium" })).toBeUndefined();
});

test("PATH is searched in its order", () => {
  const env = { PATH: "/first:/second" };
  const isProgram = (path: string): boolean => path.endsWith("/google-chrome");
  expect(findBrowser({ env, isProgram })).toBe("/first/google-chrome");
});

test("the usual folders are searched where PATH is empty", () => {
  const isProgram = (path: string): boolean => path === "/usr/bin/chromium";
  expect(findBrowser({ env: {}, isProgram })).toBe("/usr/bin/chromium");
});

test("no browser is found where there is none", () => {
  expect(findBrowser({ env: { PATH: "/usr/bin" }, isProgram: () => false })).toBeUndefined();
});
