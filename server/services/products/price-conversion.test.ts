import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  parseCents,
  currencies,
  toDecimal,
  maxAmountCents,
  toEurCents,
  type Currency,
  type ExchangeRates,
} from "#domain/money.ts";
import { schema } from "#server/db/client.ts";
import { products, productSearch } from "#server/db/schema/shop.ts";
import { writeExchangeRates } from "#server/db/write-exchange-rates.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestDatabase, testRates, type TestDatabase } from "#server/testing/test-database.ts";

type Sample = { readonly cents: number; readonly currency: Currency };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** Units for one euro in millionths, from strong to weak currencies. */
const rate = fc.integer({ min: 10_000, max: 1_000_000_000_000 }).map((units) => units / 1_000_000);
const sample = fc.record({
  cents: fc.integer({ min: 0, max: Math.trunc(maxAmountCents / 100) }),
  currency: fc.constantFrom(...currencies),
});

// docs/product/shop.md#converted-prices
test("the database converts exactly like the domain", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ USD: rate, ALL: rate }),
      fc.array(sample, { minLength: 50, maxLength: 50 }),
      async (pair, samples) => {
        const rates = { ...pair, asOf: "2026-01-01" };
        await writeExchangeRates(database.db, rates);
        expect(await convertInDatabase(samples)).toEqual(convertInDomain(samples, rates));
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  [96.500_001, 999_908_885_410, 10_361_750_000],
  [1.160_001, 999_999_069_268, 862_067_420_000],
  [99_999.999_999, 999_999_949_990, 9_999_999],
])("at %d for a euro, %d just below half a cent is rounded once", async (ALL, cents, euro) => {
  await writeExchangeRates(database.db, { USD: 1, ALL, asOf: "2026-01-01" });
  expect(await convertInDatabase([{ cents, currency: "ALL" }])).toEqual([euro]);
});

// docs/product/shop.md#converted-prices
test("new rates convert the prices of existing products, also in the shop's list", async () => {
  await writeExchangeRates(database.db, testRates);
  const lek = await insertProduct(database.db, { price: "1250.00", currency: "ALL" });
  const dollar = await insertProduct(database.db, { price: "12.50", currency: "USD" });
  const euro = await insertProduct(database.db, { price: "12.50" });
  expect(await Promise.all([lek, dollar, euro].map(getPrices))).toEqual([
    ["12.50", "12.50"],
    ["10.00", "10.00"],
    ["12.50", "12.50"],
  ]);
  await writeExchangeRates(database.db, { ...testRates, ALL: 125 });
  expect(await Promise.all([lek, dollar, euro].map(getPrices))).toEqual([
    ["10.00", "10.00"],
    ["10.00", "10.00"],
    ["12.50", "12.50"],
  ]);
});

// docs/product/shop.md#converted-prices
test("new rates tell other processes and open pages to read prices again, the same rates don't", async () => {
  await insertProduct(database.db, { price: "1250.00", currency: "ALL" });
  await database.db.execute("DELETE FROM changes");
  for (const ALL of [130, 130]) await writeExchangeRates(database.db, { ...testRates, ALL });
  const { rows } = await database.db.execute("SELECT topic, kind FROM changes ORDER BY topic");
  expect(rows).toEqual([
    { topic: "hidden-product", kind: "many" },
    { topic: "product", kind: "many" },
  ]);
});

test("a conversion may exceed the request timeouts, and a second server waits for it", async () => {
  const lek = await insertProduct(database.db, { price: "1250.00", currency: "ALL" });
  const options = "-c statement_timeout=200 -c lock_timeout=100";
  const pool = new pg.Pool({ connectionString: database.url, options });
  // A connection may still be closing when the database is dropped.
  pool.on("error", () => undefined);
  const holder = await database.pool.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM products WHERE id = $1 FOR UPDATE", [lek]);
  const rates = { ...testRates, ALL: 50 };
  const written = Promise.all(
    [1, 2].map(() => writeExchangeRates(drizzle(pool, { schema }), rates)),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  await holder.query("COMMIT");
  holder.release();
  await written;
  await pool.end();
  expect(await getPrices(lek)).toEqual(["25.00", "25.00"]);
});

async function convertInDatabase(samples: readonly Sample[]): Promise<number[]> {
  return database.db.transaction(async (tx) => {
    const rows = JSON.stringify(
      samples.map(({ cents, currency }, place) => ({
        name: String(place),
        price: toDecimal(cents),
        currency,
      })),
    );
    const inserted = await tx.execute<{ name: string; price_eur: string }>(sql`
        INSERT INTO products (id, name, price, currency)
        SELECT gen_random_uuid(), name, price, currency
        FROM jsonb_to_recordset(${rows}::jsonb) AS sample(name text, price numeric, currency text)
        RETURNING name, price_eur`);
    const cents: number[] = [];
    for (const row of inserted.rows) cents[Number(row.name)] = parseCents(row.price_eur);
    await tx.execute(sql`DELETE FROM products WHERE name ~ '^[0-9]+$'`);
    return cents;
  });
}

function convertInDomain(samples: readonly Sample[], rates: ExchangeRates): number[] {
  return samples.map(({ cents, currency }) => toEurCents(cents, currency, rates));
}

async function getPrices(id: string): Promise<(string | undefined)[]> {
  const [product] = await database.db.select().from(products).where(eq(products.id, id));
  const [listed] = await database.db.select().from(productSearch).where(eq(productSearch.id, id));
  return [product?.priceEur, listed?.priceEur];
}
