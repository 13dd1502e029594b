import { expect, test } from "vitest";
import { findEngines } from "./find-engines.ts";

test("finds Debian's Firefox before another one", () => {
  const env = { PATH: "/opt/bin:/usr/bin" };
  const present = new Set(["/opt/bin/firefox", "/usr/bin/firefox-esr"]);
  const isProgram = (path: string): boolean => present.has(path);
  expect(findEngines({ env, isProgram })).toEqual({
    firefox: "/usr/bin/firefox-esr",
    webkit: undefined,
  });
});

test("leaves WebKit out when its driver has no screen", () => {
  const isProgram = (path: string): boolean => path === "/usr/bin/WebKitWebDriver";
  expect(findEngines({ env: {}, isProgram }).webkit).toBeUndefined();
});
