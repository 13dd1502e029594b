import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listening } from "#server/listen.ts";
import { loadBuild } from "#server/load-build.ts";
import { deliverQueuedMails } from "#server/testing/deliver-queued-mails.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const publicUrl = "https://shop.example";

let app: TestApp;
let server: Listening;

beforeAll(async () => {
  const { site } = await loadBuild(publicUrl);
  app = await createTestApp({ publicUrl, isHttps: true }, site);
  await insertProduct(app.appContext.db);
  server = await app.listen();
});

afterAll(async () => {
  await server.close();
  await app.close();
});

// docs/product/security.md#no-link-follows-the-host
test.each([
  "GET http://evil.example/about HTTP/1.1\nHost: shop.example",
  "GET http://evil.example/shop HTTP/1.1\nHost: evil.example",
  "GET /shop HTTP/1.1\nHost: evil.example",
  "GET /about HTTP/1.1\nHost: evil.example:8080",
  "GET /shop HTTP/1.1\nHost: evil.example\nHost: shop.example",
  "GET /shop?x=1 HTTP/1.1\nHost: shop.example\nX-Forwarded-Host: evil.example\nX-Forwarded-Proto: http\nForwarded: host=evil.example\nX-Original-URL: /admin",
  "GET /sitemap.xml HTTP/1.1\nHost: evil.example",
  "GET /robots.txt HTTP/1.1\nHost: evil.example",
  "GET /api/openapi.json HTTP/1.1\nHost: evil.example",
  "GET /nope HTTP/1.1\nHost: evil.example",
])("no link follows the Host: %j", async (head) => {
  const answer = await send(head);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
  expect(answer).not.toContain("evil.example");
});

// docs/product/security.md#no-link-follows-the-host
test.each([
  ["GET /admin/products HTTP/1.1\nHost: evil.example", "/admin-login"],
  ["GET http://evil.example/admin/products HTTP/1.1\nHost: shop.example", "/admin-login"],
  ["GET //evil.example/about HTTP/1.1\nHost: shop.example", "/evil.example/about"],
  ["GET ///evil.example HTTP/1.1\nHost: shop.example", "/evil.example"],
  ["GET //about HTTP/1.1\nHost: evil.example", "/about"],
])("a redirect stays on the site, whatever %j", async (head, path) => {
  const answer = await send(head);
  expect(answer).toMatch(/^HTTP\/1\.1 30[278] /);
  expect(getLocation(answer)).toBe(path);
});

// docs/product/security.md#no-link-follows-the-host
test.each([
  'GET /shop HTTP/1.1\nHost: evil.example"><script>',
  "GET /shop HTTP/1.1\nHost: a b",
  "GET /shop HTTP/1.1\nHost: ",
  "GET /shop HTTP/1.1\nHost: evil.example:99999",
  "GET /shop HTTP/1.1",
  "GET http://[::1 HTTP/1.1\nHost: shop.example",
  "GET http:// HTTP/1.1\nHost: shop.example",
  "GET ftp://evil.example/shop HTTP/1.1\nHost: shop.example",
  "GET /\\evil.example HTTP/1.1\nHost: shop.example",
])("returns 400 for an invalid URL or host: %j", async (head) => {
  expect(await send(head)).toMatch(/^HTTP\/1\.1 400 /);
});

// docs/product/security.md#no-link-follows-the-host
test("the link in a mail uses the configured public URL", async () => {
  const email = "arta@firm.example";
  const body = JSON.stringify({ name: "Arta Hoxha", email, password: "Kushineta 6205-2RS" });
  const answer = await send(
    `POST /api/auth/sign-up/email HTTP/1.1\nHost: evil.example\nX-Forwarded-Host: evil.example\nContent-Type: application/json\nContent-Length: ${body.length}`,
    body,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const findMail = async (): Promise<string | undefined> => {
    await deliverQueuedMails(app.appContext);
    const mails = await readOutbox(app.appContext.config.dataDir);
    return mails.find((mail) => mail.to === email)?.text;
  };
  await expect.poll(findMail, { timeout: 10_000 }).toContain(`${publicUrl}/`);
  expect(await findMail()).not.toContain("evil.example");
});

// docs/product/security.md#hidden-files
test.each([
  "/.env",
  "/.git/config",
  "/.git/HEAD",
  "/.DS_Store",
  "/.htaccess",
  "/%2eenv",
  "/..%2f.env",
  "/assets/../../.env",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/api/.env",
  "/package.json",
  "/node_modules/pg/package.json",
  "/server/main.js",
  "/ssr/server.js",
  "/build-stamp",
  "/data",
  "/metrics",
  "/api/metrics",
  "/debug",
  "/server-status",
  "/uploads/../../package.json",
  "/uploads/.env",
])("%s is 404", async (path) => {
  const answer = await send(`GET ${path} HTTP/1.1\nHost: shop.example`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

// docs/product/security.md#hidden-files
test("no built file has a source map", async () => {
  const { site } = await loadBuild(publicUrl);
  const scripts = [...site.files.keys()].filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const path of scripts) {
    expect(new TextDecoder().decode(site.files.get(path)?.body)).not.toContain("sourceMappingURL");
    expect((await app.fetch(`${path}.map`)).status).toBe(404);
  }
});

// docs/product/security.md#hidden-files
test.each(["TRACE", "PROPFIND", "LOCK", "SEARCH"])("%s is 405 everywhere", async (method) => {
  for (const path of ["/", "/shop", "/api/products", "/api/orders", "/api/auth/get-session"]) {
    const answer = await send(`${method} ${path} HTTP/1.1\nHost: shop.example\nX-Secret: mirror`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain("mirror");
  }
});

const payloads = [
  "<script>alert(1)</script>",
  "\"'><img src=x onerror=alert(1)>",
  "' OR 1=1; DROP TABLE products; --",
  "../../../../etc/passwd",
  "{{7*7}}${7*7}<%= 7*7 %>",
  "() { :;}; echo hacked",
  "x".repeat(2_000),
  "sq-AL;q=9e99,*;q=-1,,;;",
  "__proto__",
  "%00%0d%0aset-cookie:a=b",
];

// docs/product/security.md#headers-and-queries
test.each(payloads)("in a query, the payload %j is treated as data only", async (payload) => {
  const word = encodeURIComponent(payload);
  for (const path of [
    `/shop?q=${word}&category=${word}&brand=${word}&sort=${word}&view=${word}`,
    `/?lang=${word}&locale=${word}`,
    `/about?__proto__[x]=${word}&constructor=${word}&${word}=1&${word}=2`,
    `/products?category=${word}`,
    `/api/products?search=${word}`,
    `/api/products?${word}=${word}`,
  ]) {
    const answer = await send(`GET ${path} HTTP/1.1\nHost: shop.example`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|30\d|404|422) /);
    expect(answer).not.toMatch(/^set-cookie:/im);
    // An error in JSON may contain the payload: no browser renders it as a page.
    if (/^content-type: application\/json/im.test(answer)) continue;
    expect(answer).not.toContain("<script>alert(1)");
    expect(answer).not.toContain("<img src=x");
  }
});

// docs/product/security.md#headers-and-queries
test.each(payloads)("in any header, the payload %j is harmless", async (payload) => {
  const names = [
    "Accept-Language",
    "Accept",
    "Accept-Encoding",
    "Cookie",
    "Authorization",
    "User-Agent",
    "Referer",
    "X-Forwarded-For",
    "X-Request-Id",
    "If-None-Match",
    "If-Modified-Since",
    "Range",
    "Last-Event-ID",
    "Content-Type",
    "Origin",
  ];
  for (const path of ["/", "/shop", "/api/products", "/api/admin/me"]) {
    for (const name of names) {
      const answer = await send(`GET ${path} HTTP/1.1\nHost: shop.example\n${name}: ${payload}`);
      expect({ path, name, answer: answer.slice(0, 12) }).toEqual({
        path,
        name,
        answer: "HTTP/1.1 200",
      });
      expect(answer).not.toContain("<script>alert(1)");
    }
  }
});

// docs/product/security.md#headers-and-queries
test("the page language is fixed, whatever header, cookie or query a browser sends", async () => {
  for (const head of [
    "GET / HTTP/1.1\nHost: shop.example\nAccept-Language: xx-ZZ, ../../etc",
    "GET /?lang=ar&locale=%22onload%3D HTTP/1.1\nHost: shop.example\nCookie: locale=ar; lang=ar",
  ]) {
    expect(await send(head)).toMatch(/<html[^>]* lang="en"/);
  }
});

/** Sends a request exactly as written and reads the whole response. */
function send(head: string, body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1");
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(parts).toString()));
    socket.write(`${head}\nConnection: close\n\n`.replaceAll("\n", "\r\n") + body);
  });
}

function getLocation(answer: string): string | undefined {
  return /^location: (.*?)\r$/im.exec(answer)?.[1];
}
