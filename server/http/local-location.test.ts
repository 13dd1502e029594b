import { expect, test } from "vitest";
import { localLocation } from "./local-location.ts";

test.each([
  ["http://evil.example/about?q=1#top", "http://evil.example//about", "/about?q=1#top"],
  ["/admin-login", "http://shop.example/admin/products", "/admin-login"],
  ["about", "http://shop.example/company/", "/company/about"],
  ["http://shop.example//evil.example/", "http://shop.example/x", "/evil.example/"],
  ["https://maps.example/x", "http://shop.example/map", "https://maps.example/x"],
])("%s, requested as %s, leads to %s", (location, requestUrl, expected) => {
  expect(localLocation(location, requestUrl)).toBe(expected);
});
