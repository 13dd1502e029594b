import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { openAllConnections, runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { busyMachine } from "#server/testing/test-database.ts";
import { applyImport } from "./apply-import.ts";
import { createImport } from "./create-import.ts";
import { undoImport } from "./undo-import.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

beforeAll(async () => {
  appContext = await createTestAppContext({}, undefined, busyMachine);
  asAdmin = appContext.actAs(testAdmin);
  await openAllConnections(appContext.db);
});

afterAll(() => appContext.close());

test("ten concurrent writes and then undos of one draft each take effect once", async () => {
  const { id } = await tryOut("name,price", ...getNames("Raced", 50).map((name) => `${name},1`));
  const written = await runInParallel(10, () => applyImport(asAdmin, id));
  expect(getCodes(written)).toEqual(["done", ...rejectedTimes(9)]);
  expect(await appContext.db.$count(products)).toBe(50);
  const undone = await runInParallel(10, () => undoImport(asAdmin, id));
  expect(getCodes(undone)).toEqual(["done", ...rejectedTimes(9)]);
});

test("two drafts of one file written at once add each product once", async () => {
  const lines = ["name,price", ...getNames("Twice", 50).map((name) => `${name},1`)];
  const drafts = [await tryOut(...lines), await tryOut(...lines)];
  const written = await runInParallel(2, (index) => applyImport(asAdmin, drafts[index]?.id ?? ""));
  const counts = written.flatMap((one) => (one.status === "fulfilled" ? [one.value.counts] : []));
  expect(counts).toHaveLength(2);
  expect(counts).toContainEqual({ create: 50, change: 0, same: 0, refuse: 0 });
  expect(counts).toContainEqual({ create: 0, change: 0, same: 0, refuse: 50 });
});

test("edits of other fields during an import are kept", async () => {
  const names = getNames("Edited", 40);
  const ids = await Promise.all(names.map((name) => insertProduct(appContext.db, { name })));
  const { id } = await tryOut("name,stock_quantity", ...names.map((name) => `${name},77`));
  const outcomes = await runInParallel(41, async (index) => {
    const product = ids[40 - index];
    if (product) await updateProduct(asAdmin, { id: product, brand: "NSK" });
    else await applyImport(asAdmin, id);
  });
  expect(outcomes.every((one) => one.status === "fulfilled")).toBe(true);
  const rows = await appContext.db.select().from(products);
  const edited = rows.filter((row) => ids.includes(row.id));
  expect(edited.every((row) => row.brand === "NSK" && row.stockQuantity === 77)).toBe(true);
});

function tryOut(...lines: readonly string[]): ReturnType<typeof createImport> {
  return createImport(asAdmin, new File([lines.join("\n")], "products.csv"));
}

function getNames(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix} ${index}`);
}

function rejectedTimes(times: number): string[] {
  return Array.from({ length: times }, () => "import_state");
}

function getCodes(outcomes: readonly PromiseSettledResult<unknown>[]): string[] {
  const codes = outcomes.map((one) => {
    if (one.status === "fulfilled") return "done";
    const { reason }: { reason: unknown } = one;
    return reason instanceof Error && "code" in reason ? String(reason.code) : String(reason);
  });
  return codes.toSorted();
}
