import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BulkEdit } from "#domain/bulk-edit.ts";
import { visitor } from "#domain/roles.ts";
import { changes } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { previewBulkEdit } from "./preview-bulk-edit.ts";
import { writeBulkEdit, type BulkChange } from "./write-bulk-edit.ts";

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

// docs/product/admin.md#several-at-once
test("a preview writes nothing; its values are written together, with history, and undone", async () => {
  const first = await insertProduct(appContext.db, { name: "A", price: "10.00" });
  const second = await insertProduct(appContext.db, { name: "B", price: "0.99", isActive: false });
  const items = await preview([first, second], { price: { kind: "percent", value: 10 } });
  expect(await readPrices()).toEqual(["10.00", "0.99"]);
  expect(await writeBulkEdit(asAdmin, items)).toBe(2);
  expect(await readPrices()).toEqual(["11.00", "1.09"]);
  const [entry] = (await listHistory(asAdmin, "product", { id: first, limit: 1 })).items;
  expect(entry).toMatchObject({ actor_name: "Test Admin", changes: { price: [10, 11] } });
  const announced = await appContext.db.select().from(changes).orderBy(desc(changes.seq)).limit(2);
  expect(announced.map(({ topic }) => topic).toSorted()).toEqual(["hidden-product", "product"]);

  const undo = items.map(({ id, from, to }) => ({ id, from: to, to: from }));
  await appContext.db.update(products).set({ price: "5.00" }).where(eq(products.id, second));
  expect(await writeBulkEdit(asAdmin, undo, true)).toBe(1);
  expect(await readPrices()).toEqual(["10.00", "5.00"]);
});

// docs/product/admin.md#several-at-once
test("one product that changed since the preview rejects all", async () => {
  const first = await insertProduct(appContext.db, { name: "A" });
  const second = await insertProduct(appContext.db, { name: "B" });
  const items = await preview([first, second], { stock: { kind: "add", value: 5 } });
  await appContext.db.update(products).set({ stockQuantity: 9 }).where(eq(products.id, second));
  await expect(writeBulkEdit(asAdmin, items)).rejects.toMatchObject({ code: "bulk_outdated" });
  const [row] = await appContext.db.select().from(products).where(eq(products.id, first));
  expect(row?.stockQuantity).toBe(10);
});

test("the same edit sent twice at once is written once", async () => {
  const id = await insertProduct(appContext.db);
  const items = await preview([id], { stock: { kind: "add", value: 5 } });
  const results = await Promise.allSettled([1, 2, 3].map(() => writeBulkEdit(asAdmin, items)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [row] = await appContext.db.select().from(products);
  expect(row?.stockQuantity).toBe(15);
});

test("deleted products are left out of a preview, and never written", async () => {
  const id = await insertProduct(appContext.db);
  const items = await preview([id], { is_active: false });
  await appContext.db.update(products).set({ deletedAt: new Date() });
  expect(await previewBulkEdit(asAdmin, [id], { is_active: false })).toEqual([]);
  await expect(writeBulkEdit(asAdmin, items)).rejects.toMatchObject({ code: "bulk_outdated" });
});

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied previews and edits", async (_, actor, code) => {
  const id = await insertProduct(appContext.db);
  const items = await preview([id], { is_active: false });
  const ctx = appContext.actAs(actor);
  await expect(previewBulkEdit(ctx, [id], { is_active: false })).rejects.toMatchObject({ code });
  await expect(writeBulkEdit(ctx, items)).rejects.toMatchObject({ code });
});

async function preview(ids: readonly string[], edit: BulkEdit): Promise<BulkChange[]> {
  const items = await previewBulkEdit(asAdmin, ids, edit);
  return items.flatMap(({ id, from, to }) => (to ? [{ id, from, to }] : []));
}

async function readPrices(): Promise<string[]> {
  return (await appContext.db.select().from(products).orderBy(products.name)).map(
    ({ price }) => price,
  );
}
