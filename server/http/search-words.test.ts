import { afterAll, beforeAll, expect, test } from "vitest";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readAllEntries } from "#server/testing/read-all-entries.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let other: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp({ databaseUrl: app.appContext.databaseUrl });
  ({ cookie } = await app.signIn("admin"));
});

afterAll(async () => {
  await other.close();
  await app.close();
});

// docs/product/admin.md#synonyms
test("an added group reaches every process within seconds, and an unchanged answer is a 304", async () => {
  for (const process of [app, other]) {
    const before = await process.fetch("/api/search/synonyms");
    expect(await before.json()).toMatchObject({ groups: [] });
    const etag = before.headers.get("etag") ?? "";
    const again = await process.fetch("/api/search/synonyms", {
      headers: { "if-none-match": etag },
    });
    expect([etag !== "", again.status]).toEqual([true, 304]);
  }
  const group = { term: "kuqlinë", words: ["<img src=x onerror=alert()>"], means: "6205" };
  const added = await app.call("/api/admin/search/synonyms", {
    method: "POST",
    cookie,
    body: group,
  });
  expect(added).toMatchObject({ status: 201, body: { ...group, deleted_at: null } });
  for (const process of [app, other]) {
    await expect
      .poll(async () => (await process.call("/api/search/synonyms")).body["groups"], {
        timeout: 10_000,
      })
      .toEqual([group]);
  }
});

// docs/product/admin.md#synonyms
test("the search of every process finds parts and products by an added word, until it is deleted", async () => {
  await insertProduct(app.appContext.db, {
    name: "TC 25x47x7 NBR",
    category: "Seals",
    brand: "PPL",
  });
  await readAllEntries(app.appContext);
  const read = async (one: TestApp): Promise<unknown> => {
    const { body } = await one.call(`/api/search?q=${encodeURIComponent("verdhushet 25x47x7")}`);
    const { parts, products } = body;
    return [Array.isArray(parts) && parts.length > 0, Array.isArray(products) && products.length];
  };
  const before = [await read(app), await read(other)];
  const added = await app.call("/api/admin/search/synonyms", {
    method: "POST",
    cookie,
    body: { term: "oil seal", words: ["verdhushe"], means: null },
  });
  for (const process of [app, other]) {
    await expect.poll(() => read(process), { timeout: 10_000 }).toEqual([true, 1]);
  }
  const path = `/api/admin/search/synonyms/${String(added.body["id"])}`;
  expect((await app.fetch(path, { method: "DELETE", cookie })).status).toBe(204);
  for (const [index, process] of [app, other].entries()) {
    await expect.poll(() => read(process), { timeout: 10_000 }).toEqual(before[index]);
  }
});

// docs/product/admin.md#checked-synonyms
test.each([
  [{ term: "x".repeat(61) }, "term"],
  [{ term: "  " }, "term"],
  [{ words: Array.from({ length: 31 }, () => "fjalë") }, "words"],
  [{ words: ["fjalë", "x".repeat(61)] }, "words.1"],
  [{ words: "fjalë" }, "words"],
  [{ means: "a\0b" }, "means"],
  [{ term: "fjalë", words: ["SKF"] }, "words"],
])("a group with %j is rejected with its field", async (change, path) => {
  const body = { term: "fjalëz", words: ["fjalë"], means: null, ...change };
  const rejected = await app.call("/api/admin/search/synonyms", { method: "POST", cookie, body });
  expect(rejected).toMatchObject({
    status: 422,
    body: { code: "invalid_input", data: { fields: [expect.objectContaining({ path })] } },
  });
});

// docs/product/admin.md#counted-searches
test("a visitor's report is answered without a word, and staff see the text", async () => {
  for (const q of ["Kuqlineta e madhe", "agim@example.com", "", "x".repeat(10_000)]) {
    const { status } = await app.fetch("/api/search/misses", { method: "POST", body: { q } });
    expect(status).toBe(204);
  }
  const tooLong = { q: "x".repeat(10_001) };
  expect((await app.call("/api/search/misses", { method: "POST", body: tooLong })).status).toBe(
    422,
  );
  const { body } = await app.call("/api/admin/search/misses?search=madhe", { cookie });
  expect(body).toMatchObject({ items: [{ text: "kuqlineta e madhe", count: 1 }], count: 1 });
});

test.each(["sort=price", "state=gone", "limit=101", "cursor=%2e%2e", "search=%00", "offset=1"])(
  "rejects the list's query ?%s",
  async (query) => {
    const { status } = await app.call(`/api/admin/search/misses?${query}`, { cookie });
    expect(status).toBe(422);
  },
);
