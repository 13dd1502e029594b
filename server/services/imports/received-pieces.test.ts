import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stockTooLarge } from "#domain/judge-product-row.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { products } from "#server/db/schema/shop.ts";
import { imports } from "#server/db/schema/staff.ts";
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
import { undoImport } from "./undo-import.ts";

const header = "name,received_quantity,delivery_note";
const alreadyReceived = "received_quantity: the pieces of this delivery note were already added";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

beforeEach(async () => {
  await appContext.db.delete(imports);
  await appContext.db.delete(products);
});

afterAll(() => appContext.close());

// docs/product/admin.md#received-pieces-of-a-file
test("received pieces are added to the stock at the time of the import", async () => {
  const id = await insertProduct(appContext.db, { name: "Delivered" });
  const draft = await tryOut(header, "Delivered,20,118");
  expect((await toRows(draft.id))[0]?.changes).toEqual({ stock_quantity: [10, 30] });
  await updateProduct(asAdmin, { id, stock_quantity: 7 });
  const { counts } = await applyImport(asAdmin, draft.id);
  expect(counts).toEqual({ create: 0, change: 1, same: 0, refuse: 0 });
  expect(await getStock(id)).toBe(27);
  expect((await toRows(draft.id))[0]?.changes).toEqual({ stock_quantity: [7, 27] });
  await undoImport(asAdmin, draft.id);
  expect(await getStock(id)).toBe(7);
});

// docs/product/admin.md#received-pieces-of-a-file
test("one delivery note adds a product's pieces once, whichever file has it", async () => {
  const id = await insertProduct(appContext.db, { name: "Delivered" });
  const drafts = [
    await tryOut(header, "Delivered,20,FD 118"),
    await tryOut("name,received_quantity,price,delivery_note", "Delivered,20,3,fd  118"),
  ];
  for (const draft of drafts) await applyImport(asAdmin, draft.id);
  expect(await getStock(id)).toBe(30);
  expect(await toReasons(drafts[1]?.id)).toEqual([[alreadyReceived]]);
  const corrected = await tryOut(header, "Delivered,20,FD 118", "New,4,FD 118");
  expect(await toReasons(corrected.id)).toEqual([
    [alreadyReceived],
    ["price: a new product needs one"],
  ]);
  const next = await tryOut(header, "Delivered,20,FD 119");
  await applyImport(asAdmin, next.id);
  expect(await getStock(id)).toBe(50);
});

// docs/product/admin.md#received-pieces-of-a-file
test("a product that a delivery added gets its pieces once", async () => {
  const lines = ["name,price,received_quantity,delivery_note", "New,3,4,118"] as const;
  await applyImport(asAdmin, (await tryOut(...lines)).id);
  const again = await tryOut(...lines);
  expect(await toReasons(again.id)).toEqual([[alreadyReceived]]);
  const stored = await appContext.db.select().from(products);
  expect(stored.map(({ stockQuantity }) => stockQuantity)).toEqual([4]);
});

// docs/product/admin.md#received-pieces-of-a-file
test("after an undo a delivery can be added again, except to stock that was changed since", async () => {
  const ids = await Promise.all(
    ["Same", "Sold"].map((name) => insertProduct(appContext.db, { name })),
  );
  const [same = "", sold = ""] = ids;
  const lines = [header, "Same,20,118", "Sold,20,118"] as const;
  const draft = await tryOut(...lines);
  await applyImport(asAdmin, draft.id);
  await updateProduct(asAdmin, { id: sold, stock_quantity: 27 });
  expect(await undoImport(asAdmin, draft.id)).toMatchObject({ kept: 1 });
  const again = await tryOut(...lines);
  expect(await toReasons(again.id)).toEqual([[], [alreadyReceived]]);
  await applyImport(asAdmin, again.id);
  expect([await getStock(same), await getStock(sold)]).toEqual([30, 27]);
});

// docs/product/admin.md#received-pieces-of-a-file
test("received pieces that no longer fit beside the stock are refused", async () => {
  const id = await insertProduct(appContext.db, { name: "Full" });
  const draft = await tryOut(header, `Full,${maxStockQuantity - 10},118`);
  await updateProduct(asAdmin, { id, stock_quantity: 11 });
  await applyImport(asAdmin, draft.id);
  expect(await toReasons(draft.id)).toEqual([[stockTooLarge]]);
  expect(await getStock(id)).toBe(11);
});

function tryOut(...lines: readonly string[]): ReturnType<typeof createImport> {
  return createImport(asAdmin, new File([lines.join("\r\n")], "delivery.csv"));
}

async function toRows(id: string): Promise<ImportRowView[]> {
  return (await listImportRows(asAdmin, { id, limit: 200 })).items;
}

async function toReasons(id: string = ""): Promise<string[][]> {
  return (await toRows(id)).map(({ reasons }) => reasons);
}

async function getStock(id: string): Promise<number | undefined> {
  const [row] = await appContext.db.select().from(products).where(eq(products.id, id));
  return row?.stockQuantity;
}
