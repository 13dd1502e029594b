import { eq, sql } from "drizzle-orm";
import type { QuotedProduct, StaffQuote } from "#domain/staff-quote-schema.ts";
import { quotes } from "#server/db/schema/quotes.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { ServiceError } from "#server/services/service-error.ts";
import { completeQuote, findQuote } from "./find-quote.ts";
import { toQuote, type FoundQuote } from "./quote-row.ts";

/**
 * Finds a quote for staff.
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function findStaffQuote(ctx: ServiceContext, id: string): Promise<FoundQuote> {
  requireAdmin(ctx.actor);
  const found = await findQuote(ctx.db, eq(quotes.id, id));
  if (!found) throw new ServiceError("not_found");
  return found;
}

/**
 * Reads a quote for staff, with the present price and stock of its products in the same statement.
 * docs/product/quotes.md#shop-price-and-stock-of-a-line
 * @throws {ServiceError} `unauthorized`, `forbidden` or `not_found`.
 */
export async function getQuote(ctx: ServiceContext, id: string): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  const [found] = await ctx.db
    .select({ quote: quotes, products: readQuotedProducts })
    .from(quotes)
    .where(eq(quotes.id, id));
  if (!found) throw new ServiceError("not_found");
  const quote = toQuote(ctx, await completeQuote(ctx.db, found.quote));
  return { ...quote, products: found.products };
}

/** Also hidden and deleted ones, which staff may answer all the same. */
const readQuotedProducts = sql<QuotedProduct[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'id', id,
    'price_eur', price_eur,
    'stock_quantity', stock_quantity,
    'is_active', is_active,
    'deleted_at', to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )), '[]')
  FROM products
  WHERE id IN (
    SELECT (line->>'product_id')::uuid FROM jsonb_array_elements(${quotes}.lines) AS line
  )
)`;
