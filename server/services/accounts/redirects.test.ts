import { expect, test } from "vitest";
import { toOwnAddress, toOwnPath } from "./redirects.ts";

const config = { publicUrl: "https://shop.test" };

// docs/product/security.md#redirects-stay-on-the-site
test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "https://shop.test.evil.example/",
  "https://shop.test@evil.example/",
  "https:evil.example",
  "http://shop.test/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "evil.example",
  "",
  " /shop",
  "/shop\r\nset-cookie: a=b",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example/x?y#z",
  "https://shop.test//evil.example",
  "https://shop.test/.//evil.example",
  "/shop//evil.example",
])("%j leads to the site's root", (requested) => {
  expect(toOwnAddress(config, requested)).toBe("https://shop.test/");
});

test.each([
  ["/", "https://shop.test/"],
  ["/shop?q=6205#top", "https://shop.test/shop?q=6205#top"],
  ["https://shop.test/account", "https://shop.test/account"],
  ["/a/../b", "https://shop.test/b"],
  ["/shop?next=//evil.example#//", "https://shop.test/shop?next=//evil.example#//"],
])("%s stays on the site", (requested, address) => {
  expect(toOwnAddress(config, requested)).toBe(address);
});

test("toOwnPath keeps query and fragment and leaves out the host", () => {
  expect(toOwnPath(config, "https://shop.test/shop?q=6205#top")).toBe("/shop?q=6205#top");
  expect(toOwnPath(config, "https://evil.example/shop")).toBe("/");
});
