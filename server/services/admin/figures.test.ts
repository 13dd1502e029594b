import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addUpFigures } from "#server/jobs/add-up-figures.ts";
import { listNames } from "#server/services/names/list-names.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { listOrders } from "#server/services/orders/list-orders.ts";
import { listAdminProducts } from "#server/services/products/list-admin-products.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { runInParallel } from "#server/testing/run-in-parallel.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { getStats } from "./get-stats.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
});

afterAll(() => appContext.close());

/** Changes of one product or order, as a transaction each. */
const productChanges = [
  sql`UPDATE products SET stock_quantity = 5`,
  sql`UPDATE products SET stock_quantity = 0, low_stock_threshold = 0`,
  sql`UPDATE products SET stock_quantity = 40`,
  sql`UPDATE products SET is_active = NOT is_active`,
  sql`UPDATE products SET category = 'Belts', brand = 'Gates'`,
  sql`UPDATE products SET deleted_at = now()`,
  sql`UPDATE products SET deleted_at = NULL`,
  sql`DELETE FROM products`,
];
const orderChanges = [
  sql`UPDATE orders SET status = 'confirmed'`,
  sql`UPDATE orders SET status = 'cancelled'`,
  sql`UPDATE orders SET total = total + 1`,
  sql`UPDATE orders SET created_at = created_at - interval '30 hours'`,
  sql`UPDATE orders SET deleted_at = now()`,
  sql`UPDATE orders SET deleted_at = NULL`,
  sql`DELETE FROM orders`,
];

test("the figures equal a recount after changes that run at once, also while they are added up", async () => {
  const productIds = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      insertProduct(appContext.db, { stockQuantity: n, category: "Bearings", brand: "NSK" }),
    ),
  );
  const sold = await insertProduct(appContext.db, { stockQuantity: 1_000 });
  const orderIds = await runInParallel(10, async () => {
    return (await createOrder(appContext.actAs(), createOrderRequest([sold]))).id;
  }).then((placed) => placed.map((one) => (one.status === "fulfilled" ? one.value : undefined)));
  const outcomes = await runInParallel(180, async (index) => {
    if (index % 20 === 0) return addUpFigures(appContext.db.$client);
    const [changes, ids] =
      index % 2 === 0
        ? ([productChanges, productIds] as const)
        : ([orderChanges, orderIds] as const);
    const change = changes[(index * 7) % (changes.length - (index < 150 ? 1 : 0))];
    const id = ids[(index * 5) % ids.length];
    await appContext.db
      .transaction(async (tx) => {
        await tx.execute(sql`${change} WHERE id = ${id}`);
        if (index % 9 === 0) tx.rollback();
      })
      .catch((error: unknown) => {
        if (index % 9 !== 0) throw error;
      });
  });
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  await expectRecount();
  await addUpFigures(appContext.db.$client);
  await expectRecount();
  const { rows } = await appContext.db.execute(sql`
    SELECT day, status FROM order_figures GROUP BY 1, 2 HAVING count(*) > 1`);
  expect(rows).toEqual([]);
});

async function expectRecount(): Promise<void> {
  const { db } = appContext;
  const ordersByDay = await db.execute(sql`
    SELECT day::text, status, sum(orders)::int AS orders, sum(total) AS total FROM order_figures
    GROUP BY 1, 2 HAVING sum(orders) <> 0 ORDER BY 1, 2`);
  const ordersRecounted = await db.execute(sql`
    SELECT (created_at AT TIME ZONE 'Europe/Tirane')::date::text AS day, status, count(*)::int AS orders,
      sum(total) AS total FROM orders WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`);
  expect(ordersByDay.rows).toEqual(ordersRecounted.rows);
  const levels = await db.execute(
    sql`SELECT product_id AS id, stock_quantity, is_low FROM product_levels ORDER BY 1`,
  );
  const levelsRead = await db.execute(sql`
    SELECT id, stock_quantity, stock_quantity <= low_stock_threshold AS is_low FROM products
    WHERE deleted_at IS NULL ORDER BY 1`);
  expect(levels.rows).toEqual(levelsRead.rows);
  const productsByKind = await db.execute(sql`
    SELECT category, brand, is_active, is_low, is_out, sum(products)::int AS products FROM product_figures
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(products) <> 0 ORDER BY 1, 2, 3, 4, 5`);
  const productsRecounted = await db.execute(sql`
    SELECT category, brand, is_active, stock_quantity <= low_stock_threshold AS is_low,
      stock_quantity <= 0 AS is_out, count(*)::int AS products
    FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`);
  expect(productsByKind.rows).toEqual(productsRecounted.rows);
}

test("lists of staff give the number of their rows, whatever they filter by", async () => {
  const ctx = appContext.actAs(testAdmin);
  const hidden = { isActive: false, stockQuantity: 0, category: "Seals", brand: "Corteco" };
  await Promise.all([insertProduct(appContext.db, hidden), insertProduct(appContext.db, hidden)]);
  for (const state of ["all", "active", "hidden", "low-stock", "out-of-stock"] as const) {
    for (const category of [undefined, "Seals", "Belts", "None"]) {
      for (const sort of ["newest", "name-asc", "stock-asc"] as const) {
        const list = await listAdminProducts(ctx, { state, category, sort, limit: 100 });
        expect([state, category, sort, list.count]).toEqual([
          state,
          category,
          sort,
          list.items.length,
        ]);
      }
    }
  }
  for (const status of [undefined, "pending", "confirmed", "cancelled", "completed"] as const) {
    const list = await listOrders(ctx, { status, limit: 100 });
    expect([status, list.count]).toEqual([status, list.items.length]);
  }
  const stats = await getStats(ctx);
  expect(
    (await listNames(ctx, "category")).map(({ name, products }) => [name, products]),
  ).toContainEqual(["Seals", 2]);
  expect(stats.total_products).toBe(
    (await listAdminProducts(ctx, { state: "all", sort: "newest", limit: 1 })).count,
  );
});
