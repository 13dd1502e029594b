import { expect, test } from "vitest";
import { prerenderPaths } from "#catalogue/paths.ts";
import { buildOrigin } from "#domain/build-origin.ts";
import { robotsText, toSiteMap } from "./write-site-files.ts";

test("the site map lists each page once with its full address", () => {
  const listed = [...toSiteMap(prerenderPaths).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(listed.map(([, address]) => address)).toEqual(
    prerenderPaths.map((path) => `${buildOrigin}${path}`),
  );
});

test("escapes paths in the site map", () => {
  expect(toSiteMap(["/a&b<c>"])).toContain(`<loc>${buildOrigin}/a&amp;b%3Cc%3E</loc>`);
});

test("robots.txt excludes accounts, admin pages and the API, and links the site map", () => {
  expect(robotsText()).toBe(`User-agent: *
Disallow: /account
Disallow: /admin
Disallow: /api
Disallow: /auth
Disallow: /confirm-email
Disallow: /quotes
Disallow: /status

Sitemap: ${buildOrigin}/sitemap.xml
`);
});
