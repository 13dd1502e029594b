import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBuild } from "#server/load-build.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const publicUrl = "https://shop.example";

let app: TestApp;
let prerendered: readonly string[];

beforeAll(async () => {
  const { site } = await loadBuild(publicUrl);
  app = await createTestApp({ publicUrl, isHttps: true }, site);
  prerendered = [...site.files.keys()]
    .filter((served) => served.endsWith("/index.html"))
    .map((served) => served.replace(/index\.html$/, ""));
});

afterAll(() => app.close());

/** Follows redirects, as a browser does. */
async function open(path: string): Promise<{ status: number; html: string }> {
  const response = await app.fetch(path);
  const location = response.headers.get("location");
  if (location === null) return { status: response.status, html: await response.text() };
  const next = new URL(location, `${publicUrl}${path}`);
  expect(next.origin).toBe(publicUrl);
  return open(next.pathname + next.search);
}

function getHeadings(html: string): readonly string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => text);
}

function expectWholePage(html: string): void {
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  expect(getHeadings(html)).toEqual([expect.stringMatching(/\S/)]);
}

test("serves every prerendered page with and without a slash, and with any query", async () => {
  expect(prerendered.length).toBeGreaterThan(8);
  for (const path of prerendered) {
    const response = await app.fetch(path);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    expectWholePage(await response.text());
    const etag = response.headers.get("etag");
    for (const variant of [
      path.replace(/(.)\/$/, "$1"),
      `${path}?from=6205`,
      `${path}?from=%E0%A4%A&%`,
    ]) {
      const { status, headers } = await app.fetch(variant);
      expect({ variant, status, etag: headers.get("etag") }).toEqual({
        variant,
        status: 200,
        etag,
      });
    }
  }
});

test("renders the page for a search in the URL, even with invalid values", async () => {
  const family = "/products/nsk/deep-groove-ball-bearings";
  const found = (await open(`${family}?q=6205-2RS`)).html;
  expect(found).toContain('value="6205-2RS"');
  expect(found).not.toContain('href="/products/nsk/bearing/6305"');
  const { html } = await open("/products/nsk/catalog?tab=search&q=6205");
  expect(html).toMatch(/aria-selected="true"[^>]*>[^<]*Search/);
  expect((await open(`${family}?view=table`)).html).toContain("<table");
  for (const query of ["q=%E0%A4%A&%", "tab=%22&family=%3Cb%3E", `q=${"9".repeat(5000)}`]) {
    const answer = await open(`${family}?${query}`);
    expect({ query, status: answer.status }).toEqual({ query, status: 200 });
    expectWholePage(answer.html);
  }
});

test("serves the app shell, excluded from search engines", async () => {
  const { html } = await open("/app-shell");
  expectWholePage(html);
  expect(html).toContain('<meta name="app-shell"');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await app.fetch("/sitemap.xml")).text()).not.toContain("app-shell");
});

test("prerendered and rendered pages contain the site's real URL everywhere", async () => {
  for (const path of ["/", "/about", "/ABOUT", "/shop"]) {
    const { html } = await open(path);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path.toLowerCase()}"`);
    expect(html).toContain(`<meta property="og:image" content="${publicUrl}/og/`);
    expect(html).not.toContain("http://localhost");
  }
});

test("site map and robots.txt contain the site's URL, and every page of the site map exists", async () => {
  const siteMap = await (await app.fetch("/sitemap.xml")).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  // All except the app shell.
  expect(listed.length).toBe(prerendered.length - 1);
  for (const address of listed) {
    expect(address.startsWith(`${publicUrl}/`)).toBe(true);
    expect((await app.fetch(new URL(address).pathname)).status).toBe(200);
  }
  const robots = await (await app.fetch("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test("JSON-LD is valid and needs no entry in the policy", async () => {
  const response = await app.fetch("/");
  const data = [
    ...(await response.text()).matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    ),
  ];
  expect(data.map(([, json = ""]): unknown => JSON.parse(json))).toContainEqual(
    expect.objectContaining({ "@context": "https://schema.org", url: `${publicUrl}/` }),
  );
});

// docs/product/shop.md#not-found-page
test.each(["/nope", "/products/nope", "/media/nope.svg", "/about/index.html"])(
  "%s is an error page with status 404",
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expectWholePage(html);
    expect(getHeadings(html)).toEqual(["Oops! Page not found"]);
  },
);

test("a missing asset returns an error without a page", async () => {
  const answer = await app.fetch("/assets/nope.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({ code: "not_found" });
});

const places = [
  "/",
  "/products/",
  "/products/nsk/",
  "/products/nsk/deep-groove-ball-bearings/",
  "/products/nsk/bearing/",
  "/products/bearing/",
  "/products/bearing/nsk/",
  "/products/bearing/ppl/",
  "/products/bearing/rhp/",
  "/products/belts/",
  "/products/belts/mitsuboshi/",
];

const badWords = [
  "%",
  "%E0%A4%A",
  "%FF",
  "%ED%A0%80",
  "%00",
  "%0d%0aset-cookie:a=b",
  "%2e%2e%2f",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%252e%252e%252f",
  "a%2fb",
  "a%5cb",
  "a;b=c",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "%22%27%60",
  "__proto__",
  "constructor",
  "%F0%9F%98%80",
  "%C3%A7%C3%AB",
  "%20",
  "x".repeat(8_000),
  "%E2%82%AC".repeat(900),
];

test.each(places)("%s followed by any word gives a complete page", async (place) => {
  for (const word of badWords) {
    const { status, html } = await open(`${place}${word}`);
    expect([200, 404], `${place}${word.slice(0, 40)} answered ${status}`).toContain(status);
    expectWholePage(html);
    expect(html).not.toContain("<script>alert(1)");
  }
});

test("an unknown bearing gets its not-found page with status 404", async () => {
  for (const code of ["9999", ...badWords.filter((word) => word !== "%20")]) {
    const { status, html } = await open(`/products/nsk/bearing/${code}`);
    expect({ code, status }).toEqual({ code, status: 404 });
    expect(getHeadings(html)).toEqual(["Bearing Not Found"]);
  }
});

// docs/product/catalogue.md#code-in-any-case
test("a path in capitals gives the page or the not-found page", async () => {
  for (const path of prerendered.filter((_, index) => index % 8 === 0)) {
    const { status, html } = await open(path.toUpperCase());
    expect([200, 404]).toContain(status);
    expectWholePage(html);
  }
});

test("the API accepts any word in a path", async () => {
  for (const word of badWords) {
    const { status } = await app.fetch(`/api/products/${word}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
