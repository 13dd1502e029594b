import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#server/db/schema/shop.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readAllEntries } from "#server/testing/read-all-entries.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let sealed: string;
let hidden: string;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1, trustedProxies: 1 });
  const { db } = app.appContext;
  const bearing = { category: "Bearings", brand: "NSK" };
  sealed = await insertProduct(db, { ...bearing, name: "NSK 6205DDU", stockQuantity: 3 });
  await insertProduct(db, { ...bearing, name: "NSK 6205ZZ" });
  hidden = await insertProduct(db, { ...bearing, name: "NSK 6206DDU" });
  await readAllEntries(app.appContext);
  // Hidden after its entry was read.
  await db.update(products).set({ isActive: false }).where(eq(products.id, hidden));
});

afterAll(() => app.close());

const ask = (codes: readonly unknown[], address = "192.0.2.1"): Promise<ApiAnswer> =>
  app.call("/api/search/list", {
    method: "POST",
    body: { codes },
    headers: { "x-forwarded-for": address },
  });

// docs/product/shop.md#paste-a-list
test("each code gets its products with match and reason, in the order of the list", async () => {
  const { status, body } = await ask(["XYZ-77", "6205-2RS", "6206-2RS", "6205 2RS"]);
  expect(status).toBe(200);
  const offered = { product_id: sealed, match: "exact", is_other_maker: false };
  expect(body["lines"]).toMatchObject([
    { hits: [] },
    { hits: [offered, { match: "interchange", reason: { kind: "comparison" } }] },
    // Its product is hidden.
    { hits: [] },
    { hits: [offered, { match: "interchange" }] },
  ]);
  expect(body["products"]).toHaveLength(2);
  expect(body["products"]).toContainEqual(
    expect.objectContaining({ id: sealed, stock_quantity: 3, price_eur: 10 }),
  );
  expect(JSON.stringify(body)).not.toContain(hidden);
});

test("a list of 200 texts of any kind is answered", async () => {
  const codes = Array.from({ length: 200 }, (_, at) =>
    `${at} \0\uD800 6205 x ' % _ ${"(".repeat(200)}`.slice(0, 120),
  );
  const { status, body } = await ask(codes, "192.0.2.2");
  expect(status).toBe(200);
  expect(body["lines"]).toHaveLength(200);
});

test.each<[string, readonly unknown[]]>([
  ["no code", []],
  ["too many codes", Array.from({ length: 201 }, () => "6205")],
  ["an empty code", [""]],
  ["a code that is too long", ["6".repeat(121)]],
  ["a number", [6205]],
])("rejects %s", async (_, codes) => {
  const { status, body } = await ask(codes, "192.0.2.3");
  expect({ status, code: body["code"] }).toEqual({ status: 422, code: "invalid_input" });
});

test("the 31st list of a network within ten minutes returns 429", async () => {
  for (let list = 0; list < 30; list += 1) {
    expect((await ask(["6205"], "192.0.2.4")).status).toBe(200);
  }
  const { status, headers } = await ask(["6205"], "192.0.2.4");
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(["6205"], "192.0.2.5")).status).toBe(200);
});
