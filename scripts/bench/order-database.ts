import { randomUUID } from "node:crypto";
import type { OrderRequest } from "#domain/order-schema.ts";
import { copyTerms, openTerms } from "#domain/order-terms.ts";
import { insertOrder } from "#server/services/orders/insert-order.ts";
import { runSeed } from "./bench-shop.ts";
import type { Bench } from "./bench.ts";
import { recordQueries, type RecordedQuery } from "./record-queries.ts";

/** A second database of the shop's PostgreSQL without a server, so that nothing reads its changes. */
export type OrderDatabase = {
  readonly url: string;
  /** The shop's statement for an order of two lines; `{uuid}` is different in each order. */
  readonly order: RecordedQuery;
};

const name = "bench_orders";

/** Makes the database and places one order in it. */
export async function makeOrderDatabase({ shop, cleanUp }: Bench): Promise<OrderDatabase> {
  await shop.database.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await shop.database.query(`CREATE DATABASE ${name}`);
  const url = renameDatabase(shop.postgres.adminUrl);
  const serving = renameDatabase(shop.postgres.url);
  await runSeed([], { DATABASE_URL: serving, DATABASE_ADMIN_URL: url }, cleanUp);
  return { url, order: await recordOrder(url) };
}

function renameDatabase(url: string): string {
  const renamed = new URL(url);
  renamed.pathname = `/${name}`;
  return renamed.href;
}

async function recordOrder(url: string): Promise<RecordedQuery> {
  const id = randomUUID();
  const key = randomUUID();
  const queries = await recordQueries(url, async ({ $client: pool }) => {
    const products = await pool.query<{ id: string }>(
      "SELECT id FROM products WHERE is_active AND deleted_at IS NULL LIMIT 2",
    );
    const items = products.rows.map((product) => ({ id: product.id, quantity: 1 }));
    await insertOrder(pool, {
      id,
      userId: null,
      request: { ...contact, idempotency_key: key, items },
      requestDigest: "x".repeat(43),
      terms: copyTerms(openTerms, contact.country, contact.city),
      delivery: { cost: null, freeFrom: null },
    });
  });
  const order = queries.find((query) => query.name === "insert-order");
  if (!order) throw new Error("No statement places an order any more");
  const values = order.values.map((value) => (value === id || value === key ? "{uuid}" : value));
  return { ...order, values };
}

const contact: Omit<OrderRequest, "idempotency_key" | "items"> = {
  customer_name: "Bench 000000001",
  phone: "+355 4 000 0100",
  country: "Shqipëri",
  city: "Tiranë",
  shipping_method: "Rruga 1",
  notes: "",
};
