import { sql } from "drizzle-orm";
import type { ExchangeRates } from "#domain/money.ts";
import type { Database } from "./client.ts";

/**
 * Updates the database's rates from the configuration and converts prices again if a rate changed. Other
 * processes and open pages then read all products again.
 */
export async function writeExchangeRates(db: Database, rates: ExchangeRates): Promise<void> {
  await db.transaction(async (tx) => {
    // No timeouts: converting a large catalogue takes longer than a request may, and another server that
    // starts at the same time waits for it. Neither may fail to start.
    await tx.execute(sql`
      SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
    const { rows } = await tx.execute<{ currency: string }>(sql`
      INSERT INTO exchange_rates AS rate (currency, per_eur)
      VALUES ('EUR', 1), ('USD', ${String(rates.USD)}::numeric), ('ALL', ${String(rates.ALL)}::numeric)
      ON CONFLICT (currency) DO UPDATE SET per_eur = excluded.per_eur
      WHERE rate.per_eur IS DISTINCT FROM excluded.per_eur
      RETURNING currency`);
    let converted = 0;
    for (const { currency } of rows) {
      // The trigger on price converts.
      const { rowCount } = await tx.execute(
        sql`UPDATE products SET price = price WHERE currency = ${currency}`,
      );
      converted += rowCount ?? 0;
    }
    if (converted === 0) return;
    await tx.execute(sql`
      INSERT INTO changes (topic, kind, entity_id)
      SELECT topic, 'many', gen_random_uuid() FROM unnest(ARRAY['product', 'hidden-product']) AS topic`);
  });
}
