import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { products } from "#server/db/schema/shop.ts";
import { countPdfPages } from "#server/testing/count-pdf-pages.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { exportPurchaseList } from "./export-purchase-list.ts";
import { printPurchaseList } from "./print-purchase-list.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/admin.md#purchase-list
test("low stock is listed by brand and name with a proposal, without formulas", async () => {
  const { db } = appContext;
  await insertProduct(db, { name: "Seal", brand: "RHP", stockQuantity: 0, lowStockThreshold: 0 });
  await insertProduct(db, { name: "=6205", brand: "NSK", stockQuantity: 3 });
  await insertProduct(db, { name: "Enough", stockQuantity: 6 });
  await insertProduct(db, { name: "Hidden", stockQuantity: 0, isActive: false });
  await insertProduct(db, { name: "Gone", stockQuantity: 0, deletedAt: new Date() });
  const file = await exportPurchaseList(appContext.actAs(testAdmin));
  expect(file.name).toMatch(/^purchase-list-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await file.text()).trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",").slice(0, 5))).toEqual([
    ["NSK", "'=6205", "3", "5", "7"],
    ["RHP", "Seal", "0", "0", "1"],
  ]);
});

// docs/product/admin.md#purchase-list
test("the list is a PDF on the letterhead, also when empty, very long or in other scripts", async () => {
  const { db } = appContext;
  const asAdmin = appContext.actAs(testAdmin);
  const few = await printPurchaseList(asAdmin);
  expect(few.name).toMatch(/^purchase-list-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect([few.type, (await few.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  const odd = `轴承 🔩 ${"x".repeat(80)}`;
  const names = [odd, ...Array.from({ length: 310 }, (_, index) => `Bearing ${index}`)];
  await db
    .insert(products)
    .values(names.map((name) => ({ id: randomUUID(), name, price: "1.00", stockQuantity: 0 })));
  expect(await countPdfPages(await printPurchaseList(asAdmin))).toBe(7);
  await db.update(products).set({ stockQuantity: 100 });
  expect(await countPdfPages(await printPurchaseList(asAdmin))).toBe(1);
});

test.each([
  ["a visitor", visitor, "unauthorized"],
  ["a customer", testCustomer, "forbidden"],
] as const)("%s is denied the purchase list", async (_, actor, code) => {
  await expect(exportPurchaseList(appContext.actAs(actor))).rejects.toMatchObject({ code });
  await expect(printPurchaseList(appContext.actAs(actor))).rejects.toMatchObject({ code });
});
