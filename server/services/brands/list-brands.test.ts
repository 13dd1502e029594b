import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { brands } from "#server/db/schema/shop.ts";
import { createTestAppContext, type TestAppContext } from "#server/testing/test-app-context.ts";
import { listBrands } from "./list-brands.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/admin.md#brands-by-name
test("every actor can read the brands, ordered by name", async () => {
  const names = ["RHP", "M.A.T.I.C", "Gates", "NSK"];
  await appContext.db.insert(brands).values(names.map((name) => ({ id: randomUUID(), name })));
  const listed = await listBrands(appContext.actAs(visitor));
  expect(listed.map((brand) => brand.name)).toEqual(["Gates", "M.A.T.I.C", "NSK", "RHP"]);
  expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(["id", "name"]);
});
