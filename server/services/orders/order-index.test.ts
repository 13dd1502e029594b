import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderQuery } from "#domain/order-schema.ts";
import { schema } from "#server/db/client.ts";
import {
  createTestAppContext,
  testAdmin,
  type TestAppContext,
} from "#server/testing/test-app-context.ts";
import { runAsOwner } from "#server/testing/test-database.ts";
import { listOrders } from "./list-orders.ts";

let appContext: TestAppContext;

beforeAll(async () => {
  appContext = await createTestAppContext();
  // Without the timeout of a request.
  await runAsOwner(
    appContext.databaseUrl,
    `INSERT INTO orders (id, customer_name, phone, country, city, shipping_method, idempotency_key,
      request_digest, items, total, created_at, deleted_at)
    SELECT gen_random_uuid(), 'Klient ' || md5(n::text), '+355 69 ' || lpad(n::text, 7, '0'),
      'Shqipëri', 'Tiranë', 'Rruga ' || n, gen_random_uuid(), '', '[{"name": "Bearing 6205"}]', 10,
      now() - n * interval '1 minute', CASE WHEN n % 100 = 0 THEN now() - n * interval '1 minute' END
    FROM generate_series(1, 10000) AS n ON CONFLICT DO NOTHING`,
  );
  await runAsOwner(appContext.databaseUrl, "VACUUM ANALYZE orders");
});

afterAll(() => appContext.close());

test.each<[string, Partial<OrderQuery>, string | RegExp]>([
  ["a rare word", { search: "klient c4ca4238a0" }, "orders_search"],
  ["a phone number", { search: "069 000 4711" }, "orders_search"],
  ["every order", {}, "orders_newest"],
  // Its own index, or that of all orders of an account: few rows either way.
  ["one's own", { scope: "own" }, /orders_of_user|orders_user_id/],
  ["the deleted", { scope: "deleted" }, "orders_deleted"],
])("among 10,000 orders the page with %s uses its index", async (_, filter, index) => {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }),
  };
  const db = drizzle(appContext.db.$client, { schema, logger });
  await listOrders({ ...appContext.actAs(testAdmin), db }, { ...filter, limit: 50 });
  const page = statements.find(({ text }) => text.includes("limit"));
  const { rows } = await appContext.db.$client.query<Record<"QUERY PLAN", string>>(
    `EXPLAIN ${page?.text}`,
    page?.values,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(index);
  expect(plan).not.toContain("Seq Scan on orders");
});

// docs/product/reliability.md#large-shops
test("a search among 10,000 orders is fast, also for common words", async () => {
  const ctx = appContext.actAs(testAdmin);
  for (const search of ["0000123", "klient 8f", "rruga 77", "tirane", "6205", "nobody here"]) {
    const times: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const start = performance.now();
      await listOrders(ctx, { search, limit: 50 });
      times.push(performance.now() - start);
    }
    // Excludes the effects of other load.
    expect(Math.min(...times)).toBeLessThan(500);
  }
});
