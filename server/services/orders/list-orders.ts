import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { isAdmin } from "#domain/roles.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "../context.ts";
import { decodeCursor, encodeCursor } from "../keyset-cursor.ts";
import { requireUser } from "../permission.ts";
import { orderOfRow, type Order } from "./order-row.ts";

/** One page of orders. */
export type OrderPage = {
  readonly items: Order[];
  readonly count: number;
  readonly next_cursor: string | null;
};

const sort = "newest";

/**
 * Lists orders, newest first: every order for an admin, one's own for a customer.
 *
 * @param ctx A signed-in person's context.
 * @param query Page size 1 to 100 and the cursor of the page before.
 * @returns The page, the number of all orders the caller may see, and the next page's cursor.
 * @throws {ServiceError} `unauthorized` for a visitor; `invalid_input` for a foreign cursor.
 * Source: decisions, "Who may do what".
 */
export async function listOrders(
  ctx: ServiceContext,
  query: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<OrderPage> {
  const actor = requireUser(ctx.actor);
  const readable = and(
    isNull(orders.deletedAt),
    isAdmin(actor) ? undefined : eq(orders.userId, actor.userId),
  );
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(orders)
      .where(and(readable, afterCursor(query.cursor)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(query.limit + 1),
    ctx.db.select({ count: count() }).from(orders).where(readable),
  ]);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => orderOfRow(row, ctx.config.rates)),
    count: counted[0]?.count ?? 0,
    next_cursor: last
      ? encodeCursor(sort, { value: last.createdAt.toISOString(), id: last.id })
      : null,
  };
}

function afterCursor(cursor: string | undefined): ReturnType<typeof sql> | undefined {
  if (cursor === undefined) return undefined;
  const { value, id } = decodeCursor(sort, "moment", cursor);
  return sql`(${orders.createdAt}, ${orders.id}) < (${value}::timestamptz, ${id}::uuid)`;
}
