import { parseArgs } from "node:util";
import { loadConfig } from "#server/config.ts";
import { createLog } from "#server/create-log.ts";
import { connectDatabase } from "#server/db/client.ts";
import { describeError } from "#server/db/describe-error.ts";
import { withMigrationClient } from "#server/db/migrate.ts";
import { openDatabaseSource } from "#server/db/open-database-source.ts";
import { prepareSchema } from "#server/db/prepare-schema.ts";
import { scaleOrders, scaleProducts } from "#server/db/seed/scale-rows.ts";
import { seedDatabase } from "#server/db/seed/seed-database.ts";
import { writeExchangeRates } from "#server/db/write-exchange-rates.ts";
import { fillNewProduct } from "#server/services/dimensions/fill-dimensions.ts";
import { readRowCount } from "./read-row-count.ts";

// Fills a scratch database for tests at scale: npm run seed -- --products 10000 --orders 10000

const { productCount, orderCount } = readCounts();

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
await client.query(scaleProducts, [productCount]);
await client.query(scaleOrders, [orderCount]);
client.release();
await close();
await withMigrationClient(source.adminUrl, undefined, (owner) => owner.query("ANALYZE"));
await source.stop();
console.log(`${productCount} products and ${orderCount} orders added`);

/** Wrong arguments end the command with a line that says what is wrong. */
function readCounts(): { readonly productCount: number; readonly orderCount: number } {
  try {
    const { values } = parseArgs({
      options: { products: { type: "string" }, orders: { type: "string" } },
    });
    return {
      productCount: readRowCount("products", values.products),
      orderCount: readRowCount("orders", values.orders),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
