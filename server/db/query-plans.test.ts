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

type Statement = {
  /** Of a prepared statement. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
};

type PlanLine = Record<"QUERY PLAN", string>;

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
        for (const plan of [await explain(statement), await explainPrepared(statement)]) {
          if (!plan.some(readsAll)) continue;
          found.push([statement.text, JSON.stringify(statement.values), ...plan].join("\n"));
        }
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
  for (const filter of [{}, { category: "Belts" }, { brand: "NSK", bore: "25" }]) {
    await listProductDimensions(visitor, filter);
  }
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

/** Runs work and returns the statements it sent, each once. */
async function collectStatements(work: () => Promise<void>): Promise<readonly Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const sent = query.mock.calls.map(([config, values]): Statement => {
      if (typeof config === "string") return { text: config, values: toValues(values) };
      const { name, text, values: own } = config as unknown as Statement;
      return { name, text, values: toValues(values ?? own) };
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

/** Whether a part of a plan reads a whole table or index. */
function readsAll(line: string): boolean {
  // The exact count of what nearly all products have is written into each search, but rarely runs.
  if (line.includes("never executed")) return false;
  const indexed = /Index (?:Only )?Scan .*actual rows=(\d+)/.exec(line)?.[1];
  return (
    Number(indexed) >= rows / 2 || /Seq Scan on (?:products|orders|product_search)\b/.test(line)
  );
}

/** Reads a plan. A statement that reads is run for it, to tell which parts of it do run. */
async function explain({ text, values }: Statement): Promise<readonly string[]> {
  const { rows: lines } = await appContext.db.$client.query<PlanLine>(
    `EXPLAIN ${explainOptions(text)} ${text}`,
    [...values],
  );
  return lines.map((line) => line["QUERY PLAN"]);
}

/** Reads the plan for any values, which a connection keeps once it has run a prepared statement a few times. */
async function explainPrepared({ name, text, values }: Statement): Promise<readonly string[]> {
  if (name === undefined) return [];
  const client = await appContext.db.$client.connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE explained AS ${text}`);
    const list = values.length === 0 ? "" : `(${values.map(toLiteral).join(", ")})`;
    const { rows: lines } = await client.query<PlanLine>(
      `EXPLAIN ${explainOptions(text)} EXECUTE explained${list}`,
    );
    return lines.map((line) => line["QUERY PLAN"]);
  } finally {
    client.release(true);
  }
}

function toLiteral(value: unknown): string {
  return value === null ? "NULL" : pg.escapeLiteral(toText(value));
}

/** As the driver sends it. */
function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return `{${value.map((part) => JSON.stringify(toText(part))).join(",")}}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function explainOptions(text: string): string {
  const isRead = /^\s*select\b/i.test(text) && !/\bfor update\b/i.test(text);
  return isRead ? "(ANALYZE, COSTS off, TIMING off, SUMMARY off)" : "";
}
