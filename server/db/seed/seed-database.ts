import { count, sql } from "drizzle-orm";
import { bearingBrands, beltBrands } from "#domain/taxonomy.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { createTimeOrderedId } from "#server/db/ids.ts";
import { brands, products } from "#server/db/schema/shop.ts";
import { readSampleProducts, type FillSample } from "./read-sample-products.ts";

/**
 * Seeds an empty database: the brands, and the sample products if configured. Uses one transaction with
 * a lock, so that servers that start together seed it once.
 * @param fill Adds the dimensions of the sample products.
 */
export async function seedDatabase(
  db: Database,
  seed: Config["seed"],
  fill?: FillSample,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7240002)`);
    const [present] = await tx.select({ brands: count() }).from(brands);
    // Brands are never all deleted, so a database with brands was already seeded.
    if ((present?.brands ?? 0) > 0) return;
    const names = [...bearingBrands, ...beltBrands];
    await tx.insert(brands).values(names.map((name) => ({ id: createTimeOrderedId(), name })));
    if (seed === "sample") await tx.insert(products).values(readSampleProducts(fill));
  });
}
