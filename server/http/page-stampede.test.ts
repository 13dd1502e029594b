import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openConnection, readToEnd, requestFor } from "#server/testing/open-connection.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { Site } from "./pages.ts";
import type { PageRenderer } from "./render-page.ts";

const ownScript = "render()";
const foreignScript = "steal()";

let app: TestApp;
/** The rendered paths. */
let rendered: string[] = [];
/** What each render waits for. */
let latch: Promise<void>;
let openLatch: () => void;
let isDataMissing = false;
let isCpuTaken = false;

/** Writes the number of the render, its own script and an injected script without the nonce. */
const renderer: PageRenderer = {
  async fetch(request, { context }) {
    const { pathname, search } = new URL(request.url);
    const number = rendered.push(pathname + search);
    await latch;
    if (isCpuTaken) takeCpu();
    if (isDataMissing) await context.api.products.list({ limit: 1 }).catch(() => undefined);
    const html = `<!DOCTYPE html><meta property="csp-nonce" content="${context.nonce}"/><script nonce="${context.nonce}">${ownScript}</script><script>${foreignScript}</script><p>render ${number}</p>`;
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};

const frame = new TextEncoder().encode("<!DOCTYPE html><p>frame</p>");
const site: Site = {
  files: new Map([
    [
      "/app-shell/index.html",
      {
        type: "text/html; charset=utf-8",
        etag: '"frame"',
        body: frame,
        br: undefined,
        gzip: undefined,
        isImmutable: false,
      },
    ],
  ]),
  streamed: new Map(),
  renderer,
  frameHosts: [],
};

beforeAll(async () => {
  app = await createTestApp({}, site);
});

afterAll(() => app.close());

beforeEach(() => {
  changeProducts();
  rendered = [];
  isDataMissing = false;
  isCpuTaken = false;
  openLatches();
});

/** Empties the page cache, as a change of a product does. */
function changeProducts(): void {
  app.appContext.feed.announce("product");
}

function openLatches(): void {
  ({ promise: latch, resolve: openLatch } = Promise.withResolvers<void>());
  openLatch();
}

function closeLatches(): void {
  ({ promise: latch, resolve: openLatch } = Promise.withResolvers<void>());
}

/** Uses as much CPU as a render. */
function takeCpu(): void {
  const until = performance.now() + 15;
  while (performance.now() < until);
}

async function getText(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await app.fetch(path, { headers })).text();
}

// docs/product/security.md#floods-of-pages
test("requests for a page that is being rendered share that render", async () => {
  closeLatches();
  const answers = Array.from({ length: 200 }, () => getText("/shop"));
  await vi.waitFor(() => expect(rendered).toHaveLength(1));
  openLatch();
  for (const html of await Promise.all(answers)) expect(html).toContain("render 1");
  expect(rendered).toEqual(["/shop"]);
});

// docs/product/security.md#floods-of-pages
test("unused parameters and cookies without a session get the cached page", async () => {
  await getText("/shop");
  for (const path of ["/shop?x=1", "/shop?sort=name-asc&view=grid", "/shop?q=&utm_source=mail"]) {
    expect(await getText(path)).toContain("render 1");
  }
  for (const headers of [
    { cookie: "a=b; theme=dark" },
    { cookie: "shop.session_token=made.up" },
    { authorization: "Bearer made.up" },
  ]) {
    expect(await getText("/shop", headers)).toContain("render 1");
  }
  expect(rendered).toHaveLength(1);
});

test("renders a page from the parameters of its cache key", async () => {
  await getText("/shop?x=1&view=list&q=6205&sort=price-asc&y=2");
  await getText("/shop?q=6205&sort=price-asc&view=list");
  expect(rendered).toEqual(["/shop?q=6205&sort=price-asc&view=list"]);
});

test("a signed-in user gets a separate render for every request", async () => {
  const { cookie } = await app.signIn("customer");
  await getText("/shop");
  expect(await getText("/shop", { cookie })).toContain("render 2");
  expect(await getText("/shop", { cookie })).toContain("render 3");
});

// docs/product/security.md#floods-of-pages
test("searches don't evict the most used pages from the cache", async () => {
  await getText("/shop");
  await getText("/shop?view=list");
  for (let index = 0; index < 120; index += 1) await getText(`/shop?q=word${index}`);
  rendered = [];
  expect(await getText("/shop")).toContain("render 1");
  await getText("/shop?view=list");
  expect(rendered).toEqual([]);
});

// docs/product/security.md#floods-of-pages
test("a burst of different pages gets a few renders, and otherwise the app shell with 503", async () => {
  closeLatches();
  const answers = Array.from({ length: 300 }, (_, index) => app.fetch(`/shop?q=word${index}`));
  await vi.waitFor(() => expect(rendered).toHaveLength(4));
  const rejected = await Promise.race(answers);
  expect(rejected.status).toBe(503);
  expect(rejected.headers.get("retry-after")).toBe("5");
  expect(rejected.headers.get("cache-control")).toBe("no-store");
  expect(rejected.headers.get("etag")).toBeNull();
  expect(await rejected.text()).toContain("frame");
  const page = getText("/shop");
  openLatch();
  expect(await page).toContain("render");
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  const served = statuses.filter((status) => status === 200).length;
  expect(served).toBeGreaterThanOrEqual(4);
  expect(served).toBeLessThanOrEqual(44);
  expect(statuses.filter((status) => status === 503)).toHaveLength(300 - served);
});

test("a request after a change gets a render that began after it", async () => {
  closeLatches();
  const before = getText("/shop");
  await vi.waitFor(() => expect(rendered).toHaveLength(1));
  changeProducts();
  const after = getText("/shop");
  await vi.waitFor(() => expect(rendered).toHaveLength(2));
  openLatch();
  expect(await before).toContain("render 1");
  expect(await after).toContain("render 2");
  expect(await getText("/shop")).toContain("render 2");
});

test("doesn't cache a page with data missing because of an unexpected error", async () => {
  const query = vi
    .spyOn(app.appContext.db.$client, "query")
    // oxlint-disable-next-line typescript/no-misused-promises -- of its overloads, the one with a promise
    .mockImplementation(() => Promise.reject(new Error("The database is unavailable")));
  isDataMissing = true;
  await getText("/shop");
  query.mockRestore();
  isDataMissing = false;
  expect(await getText("/shop")).toContain("render 2");
  expect(await getText("/shop")).toContain("render 2");
});

test("concurrent requests for a list share one query", async () => {
  await insertProduct(app.appContext.db);
  changeProducts();
  const query = vi.spyOn(app.appContext.db.$client, "query");
  const countReads = (): number =>
    query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes("product_")).length;
  await app.call("/api/products?limit=1");
  const readsOfOne = countReads();
  expect(readsOfOne).toBeGreaterThan(0);
  changeProducts();
  query.mockClear();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call("/api/products?limit=1")),
  );
  expect(countReads()).toBe(readsOfOne);
  query.mockRestore();
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body["items"]).toHaveLength(1);
  }
});

// docs/product/security.md#floods-of-pages
test("a connection that comes after a hundred others doesn't wait for as many renders", async () => {
  isCpuTaken = true;
  const server = await app.listen();
  const ask = async (path: string): Promise<string> => {
    const socket = await openConnection(server.port);
    socket.write(requestFor(path, "Connection: close\r\n"));
    return readToEnd(socket);
  };
  const pages = Array.from({ length: 100 }, (_, index) => ask(`/shop?q=word${index}`));
  expect(await ask("/healthz")).toMatch(/^HTTP\/1\.1 200 /);
  const renderedBefore = rendered.length;
  await Promise.all(pages);
  await server.close();
  expect(renderedBefore).toBeLessThan(rendered.length / 2);
});

test("the policy of the cached page allows only the scripts of its own render", async () => {
  const response = await app.fetch("/shop");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(getHash(ownScript));
  expect(policy).not.toContain(getHash(foreignScript));
  const html = await response.text();
  expect(html).toContain(`<script>${ownScript}</script>`);
  expect(html).not.toContain("nonce");
  const again = await app.fetch("/shop");
  expect(again.headers.get("content-security-policy")).toBe(policy);
});

function getHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
