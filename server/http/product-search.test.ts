import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askedQueries } from "#catalogue/search/testing/asked-queries.data.ts";
import { ownQueries } from "#catalogue/search/testing/own-queries.data.ts";
import { products } from "#server/db/schema/shop.ts";
import { readSampleProducts } from "#server/db/seed/read-sample-products.ts";
import { readAllEntries } from "#server/testing/read-all-entries.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await app.appContext.db.insert(products).values(readSampleProducts());
  await readAllEntries(app.appContext);
});

afterAll(() => app.close());

const findNames = async (text: string): Promise<unknown[]> => {
  const { status, body } = await app.call(`/api/search?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  const hits = body["products"];
  if (!Array.isArray(hits)) throw new Error("No products in the answer");
  return hits.map((hit: { product: { name: string } }) => hit.product.name);
};

const rows = [...askedQueries, ...ownQueries].flatMap(({ query, product }) =>
  product ? [{ query, product }] : [],
);

describe("the first product found", () => {
  it.each(rows)("for '$query' is $product", async ({ query, product }) => {
    expect((await findNames(query))[0]).toMatch(product);
  });
});
