import { expect, test } from "vitest";
import { nativeApp } from "#domain/native-app.ts";
import { readApiOrigin } from "./read-api-origin.ts";

test("returns an origin without a trailing slash", () => {
  expect(readApiOrigin("https://shop.example")).toBe("https://shop.example");
  expect(readApiOrigin(" https://shop.example:8443/ ")).toBe("https://shop.example:8443");
  expect(readApiOrigin("http://127.0.0.1:3000")).toBe("http://127.0.0.1:3000");
});

test.each([undefined, "", "  "])("returns the default for %j", (text) => {
  expect(readApiOrigin(text)).toBe(nativeApp.defaultOrigin);
});

test.each([
  "http://shop.example",
  "https://shop.example/api",
  "https://user:secret@shop.example",
  "shop.example",
  "http://localhost.evil.example",
])("throws for %s", (text) => {
  expect(() => readApiOrigin(text)).toThrow("API_ORIGIN");
});
