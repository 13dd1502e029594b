import { expect, it } from "vitest";
import { prerenderPaths } from "./paths.ts";

it("lists every page once, as a path without a trailing slash", () => {
  expect(new Set(prerenderPaths).size).toBe(prerenderPaths.length);
  for (const path of prerenderPaths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
});

// docs/product/catalogue.md#public-pages
it("never prerenders a page that depends on the user", () => {
  const personal = /^\/(account|admin|auth|shop)/;
  expect(prerenderPaths.filter((path) => personal.test(path))).toEqual([]);
});
