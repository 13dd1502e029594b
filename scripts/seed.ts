import { parseArgs } from "node:util";
import { loadConfig } from "#server/config.ts";
import { createLog } from "#server/create-log.ts";
import { connectDatabase } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import { withMigrationClient } from "#server/db/migrate.ts";
import { openDatabaseSource } from "#server/db/open-database-source.ts";
import { prepareSchema } from "#server/db/prepare-schema.ts";
import { seedDatabase } from "#server/db/seed/seed-database.ts";
import { writeExchangeRates } from "#server/db/write-exchange-rates.ts";
import { fillNewProduct } from "#server/services/dimensions/fill-dimensions.ts";

// Fills a scratch database for tests at scale: npm run seed -- --products 10000 --orders 10000

/**
 * Codes, brands, prices and dimensions vary with the row's number, so that every filter and sort order has
 * an effect.
 */
const insertProducts = `
  INSERT INTO products (id, name, price, currency, description, brand, category, stock_quantity, created_at,
    bore_mm, outside_diameter_mm, width_mm, seals, dimensions_read_from)
  SELECT gen_random_uuid(), name, round((1 + n % 9973 * 0.37)::numeric, 2), 'EUR',
    'Scale test row ' || md5(n::text) || ' për makineri', brand, category, n % 50,
    now() - n * interval '1 minute', 5 + n % 60, 20 + n % 150, 5 + n % 30,
    (ARRAY['open', 'shields', 'contact seals'])[1 + n % 3],
    name || chr(10) || category || chr(10) || brand
  FROM (
    SELECT n,
      (ARRAY['NSK', 'RHP', 'PPL'])[1 + n % 3] || ' ' || (6000 + n % 400) || ' bearing no. ' || n AS name,
      (ARRAY['NSK', 'RHP', 'PPL', 'Gates', 'Optibelt'])[1 + n % 5] AS brand,
      (ARRAY['Bearings', 'Belts', 'Seals', 'Components'])[1 + n % 4] AS category
    FROM generate_series(1, $1::int) AS n
  ) AS row`;

const insertOrders = `
  INSERT INTO orders (id, customer_name, phone, country, city, shipping_method, items, total,
    idempotency_key, request_digest, status, created_at, noticed_at)
  SELECT gen_random_uuid(), 'Customer ' || n, '+355 4 000 0100', 'Shqipëri', 'Tiranë', 'Rruga ' || n,
    jsonb_build_array(jsonb_build_object('id', product.id, 'name', product.name,
      'price', product.price_eur, 'quantity', 1 + n % 5)),
    product.price_eur * (1 + n % 5), gen_random_uuid(), 'seed',
    (ARRAY['new', 'processing', 'completed'])[1 + n % 3], now() - n * interval '1 minute', now()
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT id, name, price_eur FROM products OFFSET n % 100 LIMIT 1) AS product
  ON CONFLICT DO NOTHING`;

const { values } = parseArgs({
  options: { products: { type: "string" }, orders: { type: "string" } },
});
const productCount = getCount(values.products);
const orderCount = getCount(values.orders);

const config = loadConfig();
const log = createLog("warn");
const source = await openDatabaseSource(config, log);
await prepareSchema(source, log);
const { db, pool, close } = connectDatabase({
  url: source.url,
  poolSize: 2,
  onConnectionError: (error) => log.warn({ err: describeError(error) }, "connection lost"),
});
await writeExchangeRates(db, config.rates);
await seedDatabase(db, config.seed, fillNewProduct);
const client = await pool.connect();
await client.query("SET statement_timeout = 0");
await client.query(insertProducts, [productCount]);
await client.query(insertOrders, [orderCount]);
client.release();
await close();
await withMigrationClient(source.adminUrl, undefined, (owner) => owner.query("ANALYZE"));
await source.stop();
console.log(`${productCount} products and ${orderCount} orders added`);

function getCount(text: string | undefined): number {
  const count = Number(text ?? 0);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new Error(`Not a number of rows: ${text}`);
}
