import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductInput } from "#domain/product-fields.ts";
import { visitor } from "#domain/roles.ts";
import { changes } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";
import { listProducts } from "./list-products.ts";
import { removeProduct } from "./remove-product.ts";
import { setProductStock } from "./set-product-stock.ts";
import { updateProduct } from "./update-product.ts";

const fields: ProductInput = {
  name: "Deep groove ball bearing 6205",
  price: 8.9,
  description: "25 × 52 × 15 mm",
  specifications: "C3",
  currency: "EUR",
  brand: "NSK",
  category: "Bearings",
  stock_quantity: 12,
  low_stock_threshold: 4,
  image_url: "/images/6205.webp",
  is_active: true,
  bore_mm: 25,
  outside_diameter_mm: 52,
  width_mm: 15.5,
  length_mm: null,
  seals: "open",
  section: null,
};

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

test("creating a product again with the same id, also concurrently, adds it once", async () => {
  const id = randomUUID();
  const answers = await Promise.all([
    createProduct(asAdmin, { ...fields, id }),
    createProduct(asAdmin, { ...fields, id }),
  ]);
  expect(answers[0]).toMatchObject({ id, name: fields.name });
  expect(answers[1]).toEqual(answers[0]);
  const recorded = await appContext.db.select().from(changes).where(eq(changes.entityId, id));
  expect(recorded).toHaveLength(1);
});

// docs/product/admin.md#fields-of-a-product
test("a new product is stored with every field and readable by every actor", async () => {
  const created = await createProduct(asAdmin, fields);
  expect(created).toMatchObject({ ...fields, price_eur: 8.9, stock: "inStock", image: null });
  expect(created.created_at).toBe(created.updated_at);
  expect(await getProduct(appContext.actAs(visitor), created.id)).toEqual(created);
  expect(await lastChange()).toMatchObject({ kind: "created", entityId: created.id });
});

// docs/product/admin.md#only-changed-fields
test("an update writes only the given fields", async () => {
  const created = await createProduct(asAdmin, fields);
  const changed = await updateProduct(asAdmin, { id: created.id, name: "6205-2RS", price: 9.15 });
  expect(changed).toEqual({
    ...created,
    name: "6205-2RS",
    price: 9.15,
    price_eur: 9.15,
    updated_at: changed.updated_at,
  });
  expect(changed.updated_at >= created.updated_at).toBe(true);
  expect(await lastChange()).toMatchObject({ kind: "updated", entityId: created.id });
});

// docs/product/stock.md#edits-leave-the-stock-alone
test("editing other fields never touches the stock", async () => {
  const created = await createProduct(asAdmin, fields);
  await setProductStock(asAdmin, { id: created.id, in_stock: false });
  await updateProduct(asAdmin, { id: created.id, description: "new" });
  const { stock_quantity } = await setProductStock(asAdmin, { id: created.id, in_stock: true });
  expect(stock_quantity).toBe(12);
});

test("nullable fields can be cleared", async () => {
  const { id } = await createProduct(asAdmin, fields);
  const changed = await updateProduct(asAdmin, { id, image_url: null, specifications: null });
  expect(changed).toMatchObject({ image_url: null, specifications: null });
});

test("a price in another currency is converted, and again when the currency changes", async () => {
  const { id, price_eur } = await createProduct(asAdmin, {
    ...fields,
    price: 125,
    currency: "USD",
  });
  expect(price_eur).toBe(100);
  expect(await updateProduct(asAdmin, { id, currency: "ALL" })).toMatchObject({ price_eur: 1.25 });
  expect(await updateProduct(asAdmin, { id, price: 250 })).toMatchObject({ price_eur: 2.5 });
});

// docs/product/admin.md#valid-values
test.each([-1, 0.001, 1e308, Number.NaN])("the price %d is rejected", async (price) => {
  await expect(createProduct(asAdmin, { ...fields, price })).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: ["price"] },
  });
});

// docs/product/admin.md#valid-values
test("a price that no longer fits in euro is rejected", async () => {
  await appContext.db.execute("UPDATE exchange_rates SET per_eur = 0.5 WHERE currency = 'USD'");
  const dear = { ...fields, price: 9_999_999_999.99, currency: "USD" } as const;
  await expect(createProduct(asAdmin, dear)).rejects.toMatchObject({ code: "invalid_input" });
  const { id } = await createProduct(asAdmin, fields);
  await expect(
    updateProduct(asAdmin, { id, price: dear.price, currency: "USD" }),
  ).rejects.toMatchObject({ code: "invalid_input" });
  await appContext.db.execute("UPDATE exchange_rates SET per_eur = 1.25 WHERE currency = 'USD'");
});

// docs/product/stock.md#stock-switch, docs/product/stock.md#derived-flag
test("the switch sets the stock to 0, saves the count and restores it", async () => {
  const { id } = await createProduct(asAdmin, fields);
  const off = await setProductStock(asAdmin, { id, in_stock: false });
  expect(off).toMatchObject({ stock_quantity: 0, stock: "outOfStock" });
  const on = await setProductStock(asAdmin, { id, in_stock: true });
  expect(on).toMatchObject({ stock_quantity: 12, stock: "inStock" });
});

// docs/product/stock.md#stock-switch
test("the switch restores 100 if no count is saved", async () => {
  const { id } = await createProduct(asAdmin, { ...fields, stock_quantity: 0 });
  expect(await setProductStock(asAdmin, { id, in_stock: true })).toMatchObject({
    stock_quantity: 100,
  });
});

test("repeating a switch changes nothing", async () => {
  const { id } = await createProduct(asAdmin, fields);
  await setProductStock(asAdmin, { id, in_stock: true });
  await setProductStock(asAdmin, { id, in_stock: false });
  await setProductStock(asAdmin, { id, in_stock: false });
  await setProductStock(asAdmin, { id, in_stock: true });
  expect(await setProductStock(asAdmin, { id, in_stock: true })).toMatchObject({
    stock_quantity: 12,
  });
});

test("a count entered by hand replaces the saved one", async () => {
  const { id } = await createProduct(asAdmin, fields);
  await setProductStock(asAdmin, { id, in_stock: false });
  await updateProduct(asAdmin, { id, stock_quantity: 0 });
  expect(await setProductStock(asAdmin, { id, in_stock: true })).toMatchObject({
    stock_quantity: 100,
  });
});

// docs/product/admin.md#deleted-products
test("a deleted product is gone from the shop, and its record has the admin who deleted it", async () => {
  const { id } = await createProduct(asAdmin, { ...fields, name: "Soon deleted" });
  await removeProduct(asAdmin, id);
  expect(await lastChange()).toMatchObject({ kind: "deleted", entityId: id });
  expect(await findTraces(id, "Soon deleted")).toEqual([]);
  const [record] = await appContext.db.select().from(products).where(eq(products.id, id));
  expect(record).toMatchObject({ deletedBy: "test-admin", deletedAt: expect.any(Date) });
});

// docs/product/security.md#image-addresses
test("an inactive product is gone from the shop and returns when activated", async () => {
  const { id } = await createProduct(asAdmin, { ...fields, name: "Resting", is_active: false });
  expect(await findTraces(id, "Resting")).toEqual([]);
  await updateProduct(asAdmin, { id, is_active: true });
  expect(await getProduct(appContext.actAs(visitor), id)).toMatchObject({
    name: "Resting",
  });
  await updateProduct(asAdmin, { id, is_active: false });
  expect(await findTraces(id, "Resting")).toEqual([]);
});

// docs/product/admin.md#unknown-products, docs/product/admin.md#deleted-records
test("unknown and deleted products can't be read, changed, switched or deleted", async () => {
  const deleted = await insertProduct(appContext.db, { deletedAt: new Date() });
  for (const id of [randomUUID(), deleted]) {
    const missing = { code: "not_found" };
    await expect(getProduct(asAdmin, id)).rejects.toMatchObject(missing);
    await expect(updateProduct(asAdmin, { id, name: "x" })).rejects.toMatchObject(missing);
    await expect(setProductStock(asAdmin, { id, in_stock: true })).rejects.toMatchObject(missing);
    await expect(removeProduct(asAdmin, id)).rejects.toMatchObject(missing);
  }
});

// docs/product/admin.md#unknown-products
test.each([
  ["a visitor", visitor, "unauthorized", "sign_in_to_add_products"],
  ["a customer", testCustomer, "forbidden", "forbidden"],
] as const)("%s is denied writing products", async (_, actor, code, codeOfAdding) => {
  const id = await insertProduct(appContext.db, { name: "Untouched", stockQuantity: 3 });
  const ctx = appContext.actAs(actor);
  await expect(createProduct(ctx, fields)).rejects.toMatchObject({ code: codeOfAdding });
  await expect(updateProduct(ctx, { id, name: "x" })).rejects.toMatchObject({ code });
  await expect(setProductStock(ctx, { id, in_stock: false })).rejects.toMatchObject({ code });
  await expect(removeProduct(ctx, id)).rejects.toMatchObject({ code });
  expect(await getProduct(ctx, id)).toMatchObject({ name: "Untouched", stock_quantity: 3 });
});

/** Looks for a product by id and by search; the shop must not reveal it. */
async function findTraces(id: string, name: string): Promise<unknown[]> {
  const ctx = appContext.actAs(visitor);
  const read = await getProduct(ctx, id).catch((error: unknown) => error);
  const { items, count } = await listProducts(ctx, { search: name, sort: "name-asc", limit: 100 });
  const isRejected = read instanceof ServiceError && read.code === "not_found";
  return [...(isRejected ? [] : [read]), ...items, ...Array.from({ length: count })];
}

async function lastChange(): Promise<typeof changes.$inferSelect | undefined> {
  const rows = await appContext.db.select().from(changes).orderBy(desc(changes.seq)).limit(1);
  return rows[0];
}
