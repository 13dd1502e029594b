import { afterAll, beforeAll, expect, it } from "vitest";
import { askedQueries } from "#catalogue/search/testing/asked-queries.data.ts";
import { fieldQueries } from "#catalogue/search/testing/field-queries.data.ts";
import { judgedBearings } from "#catalogue/search/testing/judged-bearings.data.ts";
import { judgedBelts } from "#catalogue/search/testing/judged-belts.data.ts";
import { judgedPrints } from "#catalogue/search/testing/judged-prints.data.ts";
import { judgedSeals } from "#catalogue/search/testing/judged-seals.data.ts";
import { judgedWords } from "#catalogue/search/testing/judged-words.data.ts";
import { otherSystemQueries } from "#catalogue/search/testing/other-system-queries.data.ts";
import { ownQueries } from "#catalogue/search/testing/own-queries.data.ts";
import { workshopQueries } from "#catalogue/search/testing/workshop-queries.data.ts";
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

const findNames = async (text: string): Promise<readonly string[]> => {
  const { status, body } = await app.call(`/api/search?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  const hits = body["products"];
  if (!Array.isArray(hits)) throw new Error("No products in the answer");
  return hits.map((hit: { product: { name: string } }) => hit.product.name);
};

// docs/product/search.md#products-like-parts
it("the first product is right for at least 50 of the 54 asked queries that mean one", async () => {
  const asked = askedQueries.flatMap(({ query, product }) => (product ? [{ query, product }] : []));
  expect(asked).toHaveLength(54);
  const missed: string[] = [];
  for (const { query, product } of asked) {
    const [first = ""] = await findNames(query);
    if (!product.test(first)) missed.push(`${query}: ${first}`);
  }
  expect(missed.slice(4)).toEqual([]);
});

it("the first product is right for our own queries, those of workshops, the field and numbers of other systems", async () => {
  const missed: string[] = [];
  const tables = [ownQueries, workshopQueries, fieldQueries, otherSystemQueries];
  for (const { query, product } of tables.flat()) {
    const [first = ""] = product ? await findNames(query) : [];
    if (product && !product.test(first)) missed.push(`${query}: ${first}`);
  }
  expect(missed).toEqual([]);
});

// docs/product/search.md#products-like-parts
it("the first product is right for the judged queries that mean one", async () => {
  const missed: string[] = [];
  const judged = [
    ...judgedBearings,
    ...judgedBelts,
    ...judgedPrints,
    ...judgedSeals,
    ...judgedWords,
  ];
  for (const { query, product } of judged) {
    const [first = ""] = product ? await findNames(query) : [];
    if (product && !product.test(first)) missed.push(`${query}: ${first}`);
  }
  expect(missed).toEqual([]);
});

// docs/product/catalogue.md#worn-numbers
it.each([
  ["62?5 2RS", /^(?:NSK 6205DDU|PPL 6205-2RS)/, 2],
  ["6_05", /^NSK 6005ZZ/, 1],
])("a worn %s leads first to products %s", async (query, wanted, count) => {
  const names = await findNames(query);
  expect(names.slice(0, count).filter((name) => wanted.test(name))).toHaveLength(count);
});

// docs/product/catalogue.md#worn-numbers
it("a worn number finds no product that it can't be", async () => {
  expect(await findNames("22?05")).toEqual([]);
});
