import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminProductSorts, adminProductStates } from "#domain/admin-list.ts";
import { shopSorts } from "#domain/shop-list.ts";
import { isFullRun } from "#domain/testing/is-full-run.ts";
import { getDailyFigures } from "#server/services/admin/get-daily-figures.ts";
import { getStats } from "#server/services/admin/get-stats.ts";
import { listNames } from "#server/services/names/list-names.ts";
import { createOrder } from "#server/services/orders/create-order.ts";
import { getOrder } from "#server/services/orders/get-order.ts";
import { listOrders } from "#server/services/orders/list-orders.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { getProduct } from "#server/services/products/get-product.ts";
import { listAdminProducts } from "#server/services/products/list-admin-products.ts";
import { listNamedProducts } from "#server/services/products/list-named-products.ts";
import { listProductDimensions } from "#server/services/products/list-product-dimensions.ts";
import { listProductFilters } from "#server/services/products/list-product-filters.ts";
import { listProducts } from "#server/services/products/list-products.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import {
  createTestAppContext,
  testAdmin,
  testCustomer,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { toAdminUrl } from "#server/testing/test-database.ts";
import { scaleOrders, scaleProducts } from "./seed/scale-rows.ts";

const rows = 100_000;

type Statement = { readonly text: string; readonly values: readonly unknown[] };

let appContext: TestAppContext;

// Inserting the rows takes half a minute.
describe.runIf(isFullRun)("with 100,000 products and as many orders", () => {
  beforeAll(async () => {
    appContext = await createTestAppContext();
    await fillDatabase(appContext.databaseUrl);
  }, 600_000);

  afterAll(() => appContext.close());

  // docs/product/reliability.md#large-shops
  test(
    "no statement of lists, figures and orders reads all of them",
    { timeout: 600_000 },
    async () => {
      const statements = await collectStatements(async () => {
        await readShop();
        await readDashboard();
        await changeRows();
      });
      expect(statements.length).toBeGreaterThan(60);
      const found: string[] = [];
      for (const statement of statements) {
        const plan = await explain(statement);
        const scans = plan.filter((line) =>
          /Seq Scan on (?:products|orders|product_search)\b/.test(line),
        );
        // The exact count of what nearly all products have is written into each search, but rarely runs.
        if (scans.every((line) => line.includes("never executed"))) continue;
        found.push([statement.text, JSON.stringify(statement.values), ...plan].join("\n"));
      }
      expect(found).toEqual([]);
    },
  );
});

async function fillDatabase(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: toAdminUrl(url) });
  await owner.connect();
  await owner.query(scaleProducts, [rows]);
  await owner.query(scaleOrders, [rows]);
  // Few are hidden, deleted or cancelled.
  await owner.query("UPDATE products SET is_active = false WHERE name LIKE '%77'");
  await owner.query("UPDATE products SET deleted_at = now() WHERE name LIKE '%88'");
  await owner.query("UPDATE orders SET status = 'cancelled' WHERE customer_name LIKE '%777'");
  await owner.query("UPDATE orders SET deleted_at = now() WHERE customer_name LIKE '%888'");
  await owner.query("VACUUM ANALYZE");
  await owner.end();
}

async function readShop(): Promise<void> {
  const visitor = appContext.actAs();
  const filters = [
    {},
    { category: "Belts" },
    { brand: "NSK" },
    { category: "Belts", brand: "NSK" },
    { search: "zz" },
    { search: "q" },
    { search: "bearing no. 1234" },
    { search: "nothing like it" },
    { search: "zz", category: "Belts" },
    { bore: "25" },
    { bore: "25", seals: "open" as const },
  ];
  for (const sort of shopSorts) {
    for (const filter of filters) {
      const first = await listProducts(visitor, { ...filter, sort, limit: 24 });
      const cursor = first.next_cursor;
      if (cursor) await listProducts(visitor, { ...filter, sort, limit: 50, cursor });
    }
  }
  const { items } = await listProducts(visitor, { sort: "name-asc", limit: 1 });
  for (const { id } of items) await getProduct(visitor, id);
  await listProductFilters(visitor);
  await listProductDimensions(visitor, { category: "Belts" });
  await listNamedProducts(visitor, { codes: "6123,6205" });
  await listOrders(appContext.actAs(testCustomer), { limit: 20 });
}

async function readDashboard(): Promise<void> {
  const admin = appContext.actAs(testAdmin);
  await getStats(admin);
  await getDailyFigures(admin, { days: 30 });
  await listNames(admin, "brand");
  await listNames(admin, "category");
  for (const state of adminProductStates) {
    for (const sort of adminProductSorts) {
      const first = await listAdminProducts(admin, { state, sort, limit: 50 });
      const cursor = first.next_cursor;
      if (cursor) await listAdminProducts(admin, { state, sort, limit: 50, cursor });
      await listAdminProducts(admin, { state, sort, limit: 50, category: "Belts" });
    }
    await listAdminProducts(admin, { state, sort: "newest", limit: 50, search: "no. 1234" });
  }
  const [day] = (await getDailyFigures(admin, { days: 2 })).map((one) => one.day);
  for (const filter of [
    {},
    { status: "pending" as const },
    { status: "cancelled" as const },
    { scope: "deleted" as const },
    { scope: "own" as const },
    { search: "customer 1234" },
    { day },
    { customer: "phone:694000100" },
  ]) {
    await listOrders(admin, { ...filter, limit: 50 });
  }
}

async function changeRows(): Promise<void> {
  const admin = appContext.actAs(testAdmin);
  const { items } = await listProducts(admin, { sort: "price-asc", limit: 2 });
  const ids = items.map(({ id }) => id);
  const { id } = await createOrder(appContext.actAs(testCustomer), createOrderRequest(ids));
  await getOrder(admin, id);
  await setOrderStatus(admin, { id, status: "confirmed" });
  for (const product of ids) await updateProduct(admin, { id: product, stock_quantity: 3 });
}

/** Runs work and returns the statements it sent, each text once. */
async function collectStatements(work: () => Promise<void>): Promise<readonly Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const sent = query.mock.calls.map(([config, values]): Statement => {
      if (typeof config === "string") return { text: config, values: toValues(values) };
      const { text, values: own } = config as unknown as Statement;
      return { text, values: toValues(values ?? own) };
    });
    const known = new Map(sent.map((one) => [`${one.text} ${JSON.stringify(one.values)}`, one]));
    return [...known.values()].filter(({ text }) =>
      /^\s*\(?(select|with|insert|update|delete)\b/i.test(text),
    );
  } finally {
    query.mockRestore();
  }
}

function toValues(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}

/** Reads a plan. A statement that reads is run for it, to tell which parts of it do run. */
async function explain({ text, values }: Statement): Promise<readonly string[]> {
  const isRead = /^\s*select\b/i.test(text) && !/\bfor update\b/i.test(text);
  const options = isRead ? "(ANALYZE, COSTS off, TIMING off, SUMMARY off)" : "";
  const { rows: lines } = await appContext.db.$client.query<Record<"QUERY PLAN", string>>(
    `EXPLAIN ${options} ${text}`,
    [...values],
  );
  return lines.map((line) => line["QUERY PLAN"]);
}
