import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, type APIRequestContext } from "@playwright/test";
import { signInAsAdmin, test } from "./support/journey.ts";
import { waitUntilCached } from "./support/service-worker.ts";

const client = join(import.meta.dirname, "../dist/client");

/** The max that a visitor's phone downloads in the background. */
const maxBytes = 3_000_000;

// docs/product/offline.md#cache-size
test(
  "every precached file exists, and all together are under 3 MB",
  { tag: "@phone" },
  async ({ request }) => {
    let bytes = 0;
    for (const address of await listCached(request)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      bytes += (await answer.body()).byteLength;
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(maxBytes);
  },
);

test(
  "the service worker precaches the app shell, every chunk and every drawing, and no page",
  { tag: ["@phone", "@full"] },
  async ({ request }) => {
    const saved = await listCached(request);
    expect(saved).toContain("/app-shell");
    const chunks = (await readdir(join(client, "assets"))).filter((name) => name.endsWith(".js"));
    expect(saved).toEqual(expect.arrayContaining(chunks.map((name) => `/assets/${name}`)));
    expect(saved.filter((address) => !/^\/app-shell$|\.\w+$/.test(address))).toEqual([]);

    const packed = await (await request.get("/drawings.pack")).body();
    const pack: Record<string, string> = JSON.parse(gunzipSync(packed).toString());
    const files = await readdir(join(client, "media"), { recursive: true });
    const drawings = files.filter((name) => name.endsWith(".svg")).map((name) => `/media/${name}`);
    expect(Object.keys(pack).toSorted()).toEqual(drawings.toSorted());
  },
);

test(
  "a newer service worker is found at once",
  { tag: ["@phone", "@full"] },
  async ({ request }) => {
    const { headers } = await request
      .get("/service-worker.js")
      .then((answer) => ({ headers: answer.headers() }));
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toContain("text/javascript");
  },
);

test.describe("the browser's cache", () => {
  test.use({ serviceWorkers: "allow" });

  // docs/product/offline.md#nothing-personal-in-the-cache
  test("no user's page is cached", { tag: "@phone" }, async ({ page, request }) => {
    await signInAsAdmin(page);
    await waitUntilCached(page);
    for (const path of ["/admin/products", "/account", "/shop"]) await page.goto(path);
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const listed = new Set(await listCached(request));
    const others = addresses.filter((address) => !listed.has(address));
    expect(others.filter((address) => !address.startsWith("/uploads/"))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(listed.size - 1);
  });
});

/** The addresses in the service worker's list. */
async function listCached(request: APIRequestContext): Promise<readonly string[]> {
  const script = await (await request.get("/service-worker.js")).text();
  return [...script.matchAll(/\burl:\s*[`"']([^`"']+)[`"']/g)].map(([, address = ""]) => address);
}
