import { expect, test } from "vitest";
import { findEngines } from "./find-engines.ts";

test("prefers Debian's Firefox", () => {
  const env = { PATH: "/opt/bin:/usr/bin" };
  const present = new Set(["/opt/bin/firefox", "/usr/bin/firefox-esr"]);
  const isProgram = (path: string): boolean => present.has(path);
  expect(findEngines({ env, isProgram })).toEqual({
    firefox: "/usr/bin/firefox-esr",
    webkit: undefined,
  });
});

test("omits WebKit without a virtual screen for its driver", () => {
  const isProgram = (path: string): boolean => path === "/usr/bin/WebKitWebDriver";
  expect(findEngines({ env: {}, isProgram }).webkit).toBeUndefined();
});
