import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readAllEntries } from "#server/testing/read-all-entries.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 0.01, trustedProxies: 1 });
  await insertProduct(app.appContext.db, {
    name: "NSK 6205ZZ Deep Groove Ball Bearing",
    category: "Bearings",
    brand: "NSK",
  });
  await readAllEntries(app.appContext);
});

afterAll(() => app.close());

let networks = 0;

/** Each call comes from a network of its own, unless the test says which. */
function ask(path: string, network = `10.1.${(networks += 1)}.1`): Promise<ApiAnswer> {
  return app.call(path, { headers: { "x-forwarded-for": network } });
}

const find = (text: string, network?: string): Promise<ApiAnswer> =>
  ask(`/api/search?q=${encodeURIComponent(text)}`, network);

const badTexts: readonly (readonly [string, string])[] = [
  ["10,000 figures", "6205".repeat(2_500)],
  ["10,000 blanks", " ".repeat(10_000)],
  ["5,000 words", "ab ".repeat(3_333)],
  ["10,000 separators", "-/x".repeat(3_333)],
  ["NUL", "6205\0zz"],
  ["signs of SQL patterns", String.raw`%_\'";--$1`],
  ["marks upon marks", `e${"\u0301".repeat(9_000)}`],
  ["signs that grow when folded", "ﷺ".repeat(2_000)],
  ["emoji and signs of other directions", "🧿\u202E\u200F6205\uFEFF"],
  ["nothing", ""],
  ["brackets and braces", "{[(".repeat(1_000)],
];

// docs/product/search.md#any-text
test.each(badTexts)("a text of %s gets an answer", async (_, text) => {
  const startedAt = performance.now();
  const { status, body } = await find(text);
  expect(status).toBe(200);
  expect(body).toHaveProperty("products");
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

// docs/product/search.md#any-text
test("what isn't read of a long text is named", async () => {
  const { body } = await find(`6205 ${"x".repeat(300)}`);
  expect(body["understood"]).toMatchObject({ unread: [expect.any(String), expect.any(String)] });
});

test("halves of a character in the address get an answer", async () => {
  expect((await ask("/api/search?q=6205%ED%A0%80")).status).toBe(200);
  expect((await ask("/api/designations/6205%ED%A0%80")).status).toBeLessThan(500);
  expect((await ask("/api/designations/%00")).status).toBe(200);
});

test("a longer text, an unknown field and a wrong limit are invalid", async () => {
  const queries = [
    `q=${"a".repeat(10_001)}`,
    "q=a&x=1",
    "q=a&limit=0",
    "q=a&limit=51",
    "",
    "q[]=a",
  ];
  for (const query of queries) {
    const { status } = await ask(`/api/search?${query}`);
    expect(`${query.slice(0, 20)} ${status}`).toBe(`${query.slice(0, 20)} 422`);
  }
  expect((await ask(`/api/designations/${"6".repeat(201)}`)).status).toBe(422);
});

// docs/product/search.md#limit-per-network
test("a network that searches too often waits, and no other does", async () => {
  const network = "192.0.2.77";
  const limit = 6;
  for (let index = 0; index < limit; index += 1) {
    expect((await find(`620${index}`, network)).status).toBe(200);
  }
  const limited = await find("6209", network);
  expect(limited).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/api/designations/6205", network)).status).toBe(429);
  expect((await ask("/api/products/named?codes=6205", network)).status).toBe(429);
  // The stored answer of an earlier search costs nothing.
  expect((await find("6201", network)).status).toBe(200);
  expect((await find("6209")).status).toBe(200);
});

test("an answer is stored until a product changes, and sent again only if it differs", async () => {
  const first = await find("6205 zz");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await app.fetch(`/api/search?q=${encodeURIComponent("6205 zz")}`, {
    headers: { "if-none-match": etag },
  });
  expect(again.status).toBe(304);
});

test("an answer made while a changed product waits to be read isn't stored", async () => {
  const { db } = app.appContext;
  await insertProduct(db, { name: "PPL 6207ZZ", category: "Bearings" });
  const early = await find("6207");
  expect(early.headers.get("cache-control")).toBe("no-store");
  expect(early.body["products"]).toEqual([]);
  await readAllEntries(app.appContext);
  expect((await find("6207")).body["products"]).toHaveLength(1);
});
