import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import type { ImportRowView } from "./import-view.ts";
import { listImportRows } from "./list-import-rows.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

beforeEach(async () => {
  await appContext.db.delete(products);
});

afterAll(() => appContext.close());

// docs/product/admin.md#stock-of-a-file
test("a row whose product got another stock since the draft is refused, not written over it", async () => {
  const [sold, same, other] = await Promise.all(
    ["Sold", "Same", "Other"].map((name) => insertProduct(appContext.db, { name })),
  );
  const draft = await tryOut("name,price,stock_quantity", "Sold,10,50", "Same,10,50", "Other,3,");
  await updateProduct(asAdmin, { id: sold ?? "", stock_quantity: 8 });
  await updateProduct(asAdmin, { id: same ?? "", stock_quantity: 50 });
  await updateProduct(asAdmin, { id: other ?? "", stock_quantity: 8 });
  const { counts } = await applyImport(asAdmin, draft.id);
  expect(counts).toEqual({ create: 0, change: 1, same: 1, refuse: 1 });
  expect((await toRows(draft.id))[0]).toMatchObject({
    reasons: ["the stock was changed since the file was read"],
    changes: {},
  });
  expect(await getProduct(sold ?? "")).toMatchObject({ price: "10.00", stockQuantity: 8 });
  expect(await getProduct(other ?? "")).toMatchObject({ price: "3.00", stockQuantity: 8 });
});

// docs/product/admin.md#preview-before-import
test("a draft and its result show price and stock before and after", async () => {
  await insertProduct(appContext.db, { name: "Both", price: "10.00" });
  await insertProduct(appContext.db, { name: "Money", price: "10.00" });
  const draft = await tryOut("name,price,currency,stock_quantity", "Both,11.5,,3", "Money,,USD,");
  const expected = [
    { price: [10, 11.5], currency: ["EUR", "EUR"], stock_quantity: [10, 3] },
    { price: [10, 10], currency: ["EUR", "USD"] },
  ];
  expect((await toRows(draft.id)).map((row) => row.changes)).toEqual(expected);
  await applyImport(asAdmin, draft.id);
  expect((await toRows(draft.id)).map((row) => row.changes)).toEqual(expected);
});

function tryOut(...lines: readonly string[]): ReturnType<typeof createImport> {
  return createImport(asAdmin, new File([lines.join("\r\n")], "products.csv"));
}

async function toRows(id: string): Promise<ImportRowView[]> {
  return (await listImportRows(asAdmin, { id, limit: 200 })).items;
}

async function getProduct(id: string): Promise<typeof products.$inferSelect | undefined> {
  return (await appContext.db.select().from(products).where(eq(products.id, id)))[0];
}
