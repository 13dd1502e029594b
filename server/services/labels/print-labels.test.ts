import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getProductPath } from "#domain/product-path.ts";
import { visitor } from "#domain/roles.ts";
import { countPdfPages } from "#server/testing/count-pdf-pages.ts";
import { findQrCodes } from "#server/testing/find-qr-codes.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { readQrCode } from "#server/testing/read-qr-code.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { printLabels } from "./print-labels.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

// docs/product/admin.md#labels
test("24 labels fit on a sheet, single ones have a page each, deleted products none", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 25; index += 1) ids.push(await insertProduct(appContext.db));
  const odd = "Rrip 漢字 with-a-very-long-word-that-has-no-blank-at-all 📦";
  ids[0] = await insertProduct(appContext.db, { name: odd, brand: "Varibelt VX" });
  const deleted = await insertProduct(appContext.db, { deletedAt: new Date() });
  const asAdmin = appContext.actAs(testAdmin);
  const sheets = await printLabels(asAdmin, { ids: [...ids, deleted], layout: "sheet" });
  expect([sheets.type, await countPdfPages(sheets)]).toEqual(["application/pdf", 2]);
  const single = await printLabels(asAdmin, { ids: [...ids, deleted], layout: "single" });
  expect(await countPdfPages(single)).toBe(25);
});

// docs/product/admin.md#labels
test.each(["sheet", "single"] as const)(
  "the code of each label on a %s reads as the address of its product's page",
  async (layout) => {
    const names = ["6205 2RS", "Rrip 13 × 1067 Li, shumë i gjatë ".repeat(4), "漢字"];
    const ids = await Promise.all(names.map((name) => insertProduct(appContext.db, { name })));
    const ctx = appContext.actAs(testAdmin);
    const codes = await findQrCodes(await printLabels(ctx, { ids, layout }));
    const paths = names.map((name, index) => getProductPath({ name, id: ids[index] ?? "" }));
    expect(codes.map(readQrCode)).toEqual(paths.map((path) => ctx.config.publicUrl + path));
  },
);

test("labels of unknown products, and of everyone but admins, are rejected", async () => {
  const ids = [randomUUID()];
  for (const [actor, code] of [
    [visitor, "unauthorized"],
    [testCustomer, "forbidden"],
    [testAdmin, "not_found"],
  ] as const) {
    const print = printLabels(appContext.actAs(actor), { ids, layout: "sheet" });
    await expect(print).rejects.toMatchObject({ code });
  }
});
