import { expect, test } from "vitest";
import { buildOrigin } from "#domain/build-origin.ts";
import { appPage } from "./app-page.ts";

const origin = "https://shop.test";
const shell =
  `<html><head><meta charSet="utf-8"/><link rel="canonical" href="${buildOrigin}/app-shell"/>` +
  `</head><body><script>start()</script>` +
  `<script type="module" src="/assets/main.js"></script></body></html>`;

test("the app's page contains its server's origin, also in links", () => {
  const page = appPage(shell, origin);
  expect(page).toContain(`<meta name="api-origin" content="${origin}"/>`);
  expect(page).toContain(`href="${origin}/app-shell"`);
  expect(page).not.toContain(buildOrigin);
});

test("its policy precedes everything it loads and allows the server and its own scripts", () => {
  const page = appPage(shell, origin);
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page);
  expect(policy?.index).toBeLessThan(page.indexOf("<link"));
  const rules = new Map(policy?.[1]?.split("; ").map((rule) => [rule.split(" ", 1)[0], rule]));
  expect(rules.get("connect-src")).toContain(origin);
  expect(rules.get("script-src")).toMatch(/ 'sha256-[\w+/]+={0,2}'$/);
  expect(rules.get("script-src")).not.toContain("unsafe");
});

test("throws for a frame without a charset", () => {
  expect(() => appPage("<html></html>", origin)).toThrow("charset");
});
