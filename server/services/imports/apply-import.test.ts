import { eq, gt, inArray, max } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changes } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import { history } from "#server/db/schema/staff.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { exportProducts } from "#server/services/exports/export-products.ts";
import { removeProduct } from "#server/services/products/remove-product.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import { getImport } from "./get-import.ts";
import type { ImportRowView } from "./import-view.ts";
import { listImportRows } from "./list-import-rows.ts";
import { listImports } from "./list-imports.ts";
import { undoImport } from "./undo-import.ts";

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

test("an applied import writes its rows, notifies realtime and history, and can be undone", async () => {
  const known = await insertProduct(appContext.db, {
    name: "Belt",
    price: "10.00",
    stockBeforeOff: 40,
  });
  const draft = await tryOut(
    "name,price,stock_quantity,description",
    'Belt,11.5,3,"two\nlines"',
    "New,7,,",
    "Bad,x,,",
  );
  const applied = await applyImport(asAdmin, draft.id);
  expect(applied).toMatchObject({
    state: "applied",
    counts: { create: 1, change: 1, same: 0, refuse: 1 },
  });
  const created = (await toRows(draft.id))[1]?.product_id ?? "";
  expect(await getProduct(known)).toMatchObject({
    price: "11.50",
    priceEur: "11.50",
    stockQuantity: 3,
    stockBeforeOff: null,
    description: "two\nlines",
  });
  expect(await getProduct(created)).toMatchObject({
    name: "New",
    price: "7.00",
    stockQuantity: 10,
    lowStockThreshold: 5,
    isActive: true,
  });
  expect(await getReported([known, created])).toEqual(["updated", "created"]);
  expect(
    await appContext.db.select().from(history).where(eq(history.entityId, known)),
  ).toMatchObject([
    {
      action: "changed",
      actorName: "Test Admin",
      cause: { import: draft.id },
      changes: { price: [10, 11.5], stock_quantity: [10, 3], description: ["", "two\nlines"] },
    },
  ]);
  expect(await listImports(asAdmin)).toEqual([await getImport(asAdmin, draft.id)]);

  expect(await undoImport(asAdmin, draft.id)).toMatchObject({ state: "undone", kept: 0 });
  expect(await getProduct(known)).toMatchObject({
    price: "10.00",
    priceEur: "10.00",
    stockQuantity: 10,
    stockBeforeOff: 40,
    description: "",
  });
  expect(await getProduct(created)).toMatchObject({ deletedBy: "test-admin" });
  expect((await getProduct(created))?.deletedAt).not.toBeNull();
  expect(await getReported([known, created])).toEqual(["updated", "created", "deleted", "updated"]);
});

test("missing columns and empty numbers leave a product unchanged", async () => {
  const id = await insertProduct(appContext.db, {
    name: "Belt",
    specifications: "SPA",
    stockQuantity: 0,
    stockBeforeOff: 40,
    isActive: false,
  });
  const before = await getProduct(id);
  await applyImport(asAdmin, (await tryOut("name;brand;is_active", "BELT;NSK;")).id);
  const read = { dimensionsReadFrom: "Belt\n\nNSK", updatedAt: expect.any(Date) };
  expect(await getProduct(id)).toEqual({ ...before, brand: "NSK", ...read });
});

test("an empty cell clears a text", async () => {
  const id = await insertProduct(appContext.db, {
    brand: "NSK",
    specifications: "C3",
    imageUrl: "/a",
  });
  await applyImport(asAdmin, (await tryOut("id,brand,specifications,image_url", `${id},,,`)).id);
  expect(await getProduct(id)).toMatchObject({ brand: "", specifications: null, imageUrl: null });
});

test("a large import sends realtime one change per thousand rows", async () => {
  const lines = Array.from({ length: 1_201 }, (_, index) => `Bulk ${index},1`);
  const [before] = await appContext.db.select({ seq: max(changes.seq) }).from(changes);
  await applyImport(asAdmin, (await tryOut("name,price", ...lines)).id);
  const recorded = await appContext.db
    .select({ kind: changes.kind })
    .from(changes)
    .where(gt(changes.seq, before?.seq ?? 0));
  expect(recorded).toEqual([{ kind: "many" }, { kind: "many" }]);
});

// docs/product/admin.md#export-without-formulas
test("importing an unchanged export changes nothing", async () => {
  const names = ["=1+1", "'=1+1", "+3\n- a;=b", 'Belt "XPA", 2;3\t4', "  -", "Ë ç \u{1F600}", "'"];
  for (const name of names) {
    await insertProduct(appContext.db, {
      name,
      description: `${name}\r\n${name}`,
      specifications: name,
      brand: name.slice(0, 80),
      price: "9999999999.99",
      currency: "ALL",
      isActive: false,
    });
  }
  await insertProduct(appContext.db, { name: "Twin" });
  await insertProduct(appContext.db, { name: "Twin", specifications: "", imageUrl: "/a.webp" });
  const draft = await createImport(asAdmin, await exportProducts(asAdmin));
  expect(draft.counts).toEqual({ create: 0, change: 0, same: 9, refuse: 0 });
});

test("rows whose product was deleted or added since the draft are refused with a reason", async () => {
  const going = await insertProduct(appContext.db, { name: "Going" });
  const moving = await insertProduct(appContext.db, { name: "Moving", price: "1.00" });
  const draft = await tryOut("name,price", "Going,5", "Moving,2", "Coming,3", "Staying,4");
  await removeProduct(asAdmin, going);
  await updateProduct(asAdmin, { id: moving, price: 2 });
  await insertProduct(appContext.db, { name: "COMING" });
  const { counts } = await applyImport(asAdmin, draft.id);
  expect(counts).toEqual({ create: 1, change: 0, same: 1, refuse: 2 });
  const rows = await toRows(draft.id);
  expect(rows.map((row) => row.reasons)).toEqual([
    ["this product was deleted since the file was read"],
    [],
    ["a product of this name was added since the file was read"],
    [],
  ]);
});

test("a price that no longer fits in euro refuses its row, not the import", async () => {
  const cheapEuro = { ...asAdmin.config, rates: { USD: 0.5, ALL: 0.5, asOf: "2026-01-01" } };
  const id = await insertProduct(appContext.db, { name: "Dear", price: "1.00", currency: "USD" });
  const atOnce = await createImport(
    { ...asAdmin, config: cheapEuro },
    getFile("name,price", "Dear,9999999999.99"),
  );
  expect((await toRows(atOnce.id))[0]?.reasons).toEqual(["price: is too large in euro"]);
  const draft = await tryOut("name,price,currency", "Dear,9999999999.99,", "Other,1,");
  await appContext.db.execute("UPDATE exchange_rates SET per_eur = 0.5 WHERE currency = 'USD'");
  expect((await applyImport(asAdmin, draft.id)).counts).toMatchObject({ create: 1, refuse: 1 });
  expect((await toRows(draft.id))[0]?.reasons).toEqual(["price: is too large in euro"]);
  expect(await getProduct(id)).toMatchObject({ price: "1.00" });
  await appContext.db.execute("UPDATE exchange_rates SET per_eur = 1.25 WHERE currency = 'USD'");
});

// docs/product/admin.md#undo-of-an-import
test("undoing keeps later changes and counts their products", async () => {
  const [price, stock, gone, plain] = await Promise.all(
    ["Price", "Stock", "Gone", "Plain"].map((name) => insertProduct(appContext.db, { name })),
  );
  const lines = ["Price", "Stock", "Gone", "Plain", "Edited", "Removed", "Untouched"];
  const draft = await tryOut(
    "name,price,currency,stock_quantity",
    ...lines.map((name) => `${name},20,USD,50`),
  );
  await applyImport(asAdmin, draft.id);
  const [edited, removed, untouched] = (await toRows(draft.id)).slice(4).map((r) => r.product_id);
  await updateProduct(asAdmin, { id: price ?? "", currency: "ALL" });
  await updateProduct(asAdmin, { id: stock ?? "", stock_quantity: 49 });
  await updateProduct(asAdmin, { id: edited ?? "", stock_quantity: 49 });
  await removeProduct(asAdmin, gone ?? "");
  await removeProduct(asAdmin, removed ?? "");
  expect(await undoImport(asAdmin, draft.id)).toMatchObject({ kept: 4 });
  const state = async (id: string | null | undefined): Promise<unknown[]> => {
    const row = await getProduct(id ?? "");
    return [row?.price, row?.currency, row?.stockQuantity, row?.deletedAt !== null];
  };
  expect(await state(price)).toEqual(["20.00", "ALL", 10, false]);
  expect(await state(stock)).toEqual(["10.00", "EUR", 49, false]);
  expect(await state(gone)).toEqual(["20.00", "USD", 50, true]);
  expect(await state(plain)).toEqual(["10.00", "EUR", 10, false]);
  expect(await state(edited)).toEqual(["20.00", "USD", 49, false]);
  expect(await state(removed)).toEqual(["20.00", "USD", 50, true]);
  expect(await state(untouched)).toEqual(["20.00", "USD", 50, true]);
});

// docs/product/admin.md#undo-of-an-import
test("an import is written once, undone once, and only for 30 days", async () => {
  const draft = await tryOut("name,price", "Once,1");
  const rejected = { code: "import_state" };
  await expect(undoImport(asAdmin, draft.id)).rejects.toMatchObject(rejected);
  await applyImport(asAdmin, draft.id);
  await expect(applyImport(asAdmin, draft.id)).rejects.toMatchObject(rejected);
  const later = { ...asAdmin, now: () => new Date(Date.now() + 30.01 * 86_400_000) };
  await expect(undoImport(later, draft.id)).rejects.toMatchObject({ code: "undo_expired" });
  expect(await listImports(later)).not.toContainEqual(expect.objectContaining({ id: draft.id }));
  await undoImport(asAdmin, draft.id);
  await expect(undoImport(asAdmin, draft.id)).rejects.toMatchObject(rejected);
  await expect(applyImport(asAdmin, draft.id)).rejects.toMatchObject(rejected);
});

function getFile(...lines: readonly string[]): File {
  return new File([lines.join("\r\n")], "products.csv");
}

function tryOut(...lines: readonly string[]): ReturnType<typeof createImport> {
  return createImport(asAdmin, getFile(...lines));
}

async function toRows(id: string): Promise<ImportRowView[]> {
  return (await listImportRows(asAdmin, { id, limit: 200 })).items;
}

async function getProduct(id: string): Promise<typeof products.$inferSelect | undefined> {
  return (await appContext.db.select().from(products).where(eq(products.id, id)))[0];
}

async function getReported(ids: readonly string[]): Promise<string[]> {
  const recorded = appContext.db.select().from(changes).where(inArray(changes.entityId, ids));
  return (await recorded.orderBy(changes.seq)).map((change) => change.kind);
}
