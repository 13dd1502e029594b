import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminProductQuery } from "#domain/product-schema.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readAllEntries } from "#server/testing/read-all-entries.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { findAdminProducts } from "./find-admin-products.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

async function getNames(query: Partial<AdminProductQuery>): Promise<string[]> {
  const { items } = await findAdminProducts(appContext.actAs(testAdmin), {
    state: "all",
    sort: "name-asc",
    limit: 100,
    ...query,
  });
  return items.map((item) => item.name);
}

// docs/product/admin.md#search-in-products
test("a code finds its products, however a delivery note writes it", async () => {
  const all = [
    ["NSK NU221EM Cylindrical Roller Bearing", "NSK", "Bearings"],
    ["NSK 6205ZZ Deep Groove Ball Bearing", "NSK", "Bearings"],
    ["NSK 6205DDU Deep Groove Ball Bearing", "NSK", "Bearings"],
    ["INA Linear Ball Bearing LM20UU", "INA", "Bearings"],
    ["Toyopower SPB 1800 Wedge Belt", "Toyopower", "Belts"],
    ["Toyopower A42 Industrial V-Belt", "Toyopower", "Belts"],
  ] as const;
  for (const [name, brand, category] of all)
    await insertProduct(appContext.db, { name, brand, category });
  await readAllEntries(appContext);
  const noted = {
    "NU 221 EM": ["NSK NU221EM Cylindrical Roller Bearing"],
    "6205DDU": ["NSK 6205DDU Deep Groove Ball Bearing"],
    "6205-2RSH": ["NSK 6205DDU Deep Groove Ball Bearing"],
    "25x52x15": ["NSK 6205DDU Deep Groove Ball Bearing", "NSK 6205ZZ Deep Groove Ball Bearing"],
    "lm-20-uu": ["INA Linear Ball Bearing LM20UU"],
    spb1800: ["Toyopower SPB 1800 Wedge Belt"],
    "A-42": ["Toyopower A42 Industrial V-Belt"],
    // What could replace it is another part.
    "SKF 6205-2RS1/C3": [],
  };
  const found: Record<string, string[]> = {};
  for (const search of Object.keys(noted)) found[search] = await getNames({ search });
  expect(found).toEqual(noted);
  expect(await getNames({ search: "NU 221 EM", state: "deleted" })).toEqual([]);
});

// docs/product/admin.md#enforced-by-the-server
test("a customer is denied before anything is searched", async () => {
  const asked = findAdminProducts(appContext.actAs(testCustomer), {
    search: "NU 221 EM",
    state: "all",
    sort: "name-asc",
    limit: 100,
  });
  await expect(asked).rejects.toMatchObject({ code: "forbidden" });
});
