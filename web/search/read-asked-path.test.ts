import { expect, test } from "vitest";
import { readAskedPath } from "./read-asked-path.ts";

test.each([
  ["/shop/6205-2rs", "6205-2rs"],
  ["/25x52x15/", "25x52x15"],
  ["/products/oil-seals", "oil seals"],
  ["/nsk%206205", "nsk 6205"],
  ["/v_belt+A%2042", "v belt A 42"],
  ["/kushinet%C3%AB", "kushinetë"],
])("%s asks for '%s'", (path, asked) => {
  expect(readAskedPath(path)).toBe(asked);
});

test.each(["/", "/wp-login.php", "/.env", "/%E0%A4%A", "/---", `/${"6".repeat(61)}`])(
  "%s asks for nothing",
  (path) => {
    expect(readAskedPath(path)).toBe("");
  },
);
