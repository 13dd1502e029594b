import { expect, it } from "vitest";
import { isAllowedImageUrl } from "./product.ts";

it.each([
  "/uploads/product-images/products/1-a.webp",
  "/a",
  "https://images.example.com/bearing.png",
  "https://images.example.com:8443/a/b.png?size=2#x",
  "https://images.example.com",
  "https://xn--kushinet-9wa.example/1.jpg",
])("S38 an image may lie at %s", (address) => expect(isAllowedImageUrl(address)).toBe(true));

it.each([
  "",
  " ",
  "bearing.png",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "vbscript:x",
  "blob:https://shop.example/1",
  "file:///etc/passwd",
  "http://images.example.com/a.png",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "\\\\evil.example\\a.png",
  "/\t/evil.example/a.png",
  " https://images.example.com/a.png",
  "/uploads/../admin",
  "/..",
  "/%2e%2e/admin",
  "/uploads/.%2E/admin",
  "/a\0.png",
  "/a\u0085.png",
  '/a.png" onerror="alert(1)',
  "/a.png'x",
  "/<b>",
  "https://",
  "https:///a",
  "https://localhost/a.png",
  "https://user:secret@evil.example/a.png",
  "https://images.example.com@evil.example/a.png",
  "https://images.example.com\\@evil.example",
  "https://[::1]/a.png",
  "https://images.example.com:99999999/a.png",
])("S38 an image may not lie at %j", (address) => {
  expect(isAllowedImageUrl(address)).toBe(false);
});
