import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import { createProduct } from "#server/services/products/create-product.ts";
import { searchProducts } from "#server/services/search/search-products.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  testAdmin,
  createTestAppContext,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runProductIndexer } from "./run-product-indexer.ts";

let appContext: TestAppContext;
let other: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  other = await createTestAppContext({ databaseUrl: appContext.databaseUrl });
});

afterAll(async () => {
  await other.close();
  await appContext.close();
});

const isFound = async (context: TestAppContext, text: string): Promise<boolean> =>
  (await searchProducts(context, text, 10)).hits.length > 0;

// docs/product/search.md#found-within-seconds
test("products are read at start and after a change in any of two processes", async () => {
  await insertProduct(appContext.db, { name: "NSK 6301ZZ", category: "Bearings" });
  const indexers = [appContext, other].map((context) => runProductIndexer(context));
  try {
    await vi.waitFor(async () => expect(await isFound(other, "6301")).toBe(true), 10_000);
    const input = {
      name: "NSK 6302ZZ",
      category: "Bearings",
      brand: "NSK",
      price: 5,
      currency: "EUR",
      description: "",
      specifications: null,
      stock_quantity: 1,
      low_stock_threshold: 1,
      image_url: null,
      is_active: true,
      ...noDimensions,
    } as const;
    await createProduct(other.actAs(testAdmin), input);
    await vi.waitFor(async () => expect(await isFound(appContext, "6302")).toBe(true), 10_000);
  } finally {
    await Promise.all(indexers.map((indexer) => indexer.close()));
  }
});
