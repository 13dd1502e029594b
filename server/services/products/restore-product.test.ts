import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "#domain/roles.ts";
import { changes } from "#server/db/schema/orders.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { getProduct } from "./get-product.ts";
import { listProducts } from "./list-products.ts";
import { removeProduct } from "./remove-product.ts";
import { restoreProduct } from "./restore-product.ts";

let appContext: TestAppContext;
let asAdmin: ServiceContext;

const dayMs = 86_400_000;

beforeAll(async () => {
  appContext = await createTestAppContext();
  asAdmin = appContext.actAs(testAdmin);
});

afterAll(() => appContext.close());

test("a restored product is in the shop again, unchanged", async () => {
  const id = await insertProduct(appContext.db, { name: "Undone seal", stockQuantity: 7 });
  const before = await getProduct(appContext.actAs(), id);
  await removeProduct(asAdmin, id);
  expect(await countInShop("Undone seal")).toBe(0);
  const restored = await restoreProduct(asAdmin, id);
  expect(restored).toEqual({ ...before, updated_at: expect.any(String) });
  expect(await getProduct(appContext.actAs(), id)).toEqual(restored);
  expect(await countInShop("Undone seal")).toBe(1);
  const [last] = await appContext.db.select().from(changes).orderBy(desc(changes.seq)).limit(1);
  expect(last).toMatchObject({ topic: "product", kind: "updated", entityId: id });
});

test("a product that was hidden before stays hidden", async () => {
  const id = await insertProduct(appContext.db, { isActive: false });
  await removeProduct(asAdmin, id);
  expect(await restoreProduct(asAdmin, id)).toMatchObject({ is_active: false });
  await expect(getProduct(appContext.actAs(), id)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("20 concurrent undos take effect once", async () => {
  const id = await insertProduct(appContext.db);
  await removeProduct(asAdmin, id);
  const outcomes = await runInParallel(20, () => restoreProduct(asAdmin, id));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const rejected = outcomes.filter((outcome) => outcome.status === "rejected");
  for (const { reason } of rejected) expect(reason).toMatchObject({ code: "not_found" });
});

// docs/product/admin.md#deleted-products
test("a deletion can't be undone after 30 days", async () => {
  const id = await insertProduct(appContext.db);
  await removeProduct(asAdmin, id);
  const [row] = await appContext.db.select().from(products).where(eq(products.id, id));
  const deletedAt = row?.deletedAt?.getTime() ?? 0;
  const at = (ms: number): ServiceContext => ({ ...asAdmin, now: () => new Date(ms) });
  const tooLate = restoreProduct(at(deletedAt + 30 * dayMs + 1), id);
  await expect(tooLate).rejects.toMatchObject({ code: "undo_expired" });
  expect(await restoreProduct(at(deletedAt + 30 * dayMs), id)).toMatchObject({ id });
});

test("only deleted products can be restored, and only by an admin", async () => {
  const id = await insertProduct(appContext.db);
  const missing = { code: "not_found" };
  await expect(restoreProduct(asAdmin, id)).rejects.toMatchObject(missing);
  await expect(restoreProduct(asAdmin, randomUUID())).rejects.toMatchObject(missing);
  await removeProduct(asAdmin, id);
  for (const [actor, code] of [
    [visitor, "unauthorized"],
    [testCustomer, "forbidden"],
  ] as const) {
    await expect(restoreProduct(appContext.actAs(actor), id)).rejects.toMatchObject({
      code,
    });
  }
});

async function countInShop(search: string): Promise<number> {
  const query = { search, sort: "name-asc", limit: 10 } as const;
  return (await listProducts(appContext.actAs(), query)).count;
}
