import { and, eq, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import { undoableSince } from "#domain/history.ts";
import type { Order, OrderQuery } from "#domain/order-schema.ts";
import { shownStatus, storedStatuses, type ShownStatus } from "#domain/order-status.ts";
import { isAdmin, type Actor } from "#domain/roles.ts";
import { users } from "#server/db/schema/auth.ts";
import { orderFigures, orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { createdWithin } from "#server/services/created-within.ts";
import { isSentBy } from "#server/services/customers/customer-key.ts";
import { defineSorts, readListPage } from "#server/services/keyset-page.ts";
import { requireAdmin, requireUser } from "#server/services/permission.ts";
import { hasTextOrPhone } from "#server/services/search-pattern.ts";
import { toOrder, toStaffOrder, type OrderRecord } from "./order-row.ts";

export type OrderList = {
  readonly items: Order[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/**
 * Lists orders, newest first: all orders for an admin, only their own for a customer, whatever the
 * filters. Only admins can list deleted orders, which are sorted by time of deletion, newest first, and those
 * of one customer.
 * @param query Filters, page size 1 to 100 and the cursor of the previous page.
 * @returns The page, the number of all matches, and the next page's cursor.
 * @throws {ServiceError} `unauthorized` for a visitor; `forbidden` for a customer who requests deleted
 * orders or those of one customer; `invalid_input` for an invalid cursor or a day that doesn't exist.
 */
export async function listOrders(ctx: ServiceContext, query: OrderQuery): Promise<OrderList> {
  const actor = requireUser(ctx.actor);
  if (query.scope === "deleted" || query.customer !== undefined) requireAdmin(actor);
  const sort = getOrderSort(query.scope === "deleted" ? "deleted" : "newest");
  const matching = and(readableBy(actor, query.scope, ctx.now()), ...getFilters(query));
  const select = ctx.db
    .select({ order: orders, deletedBy: users.name })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.deletedBy))
    .$dynamic();
  const [page, count] = await Promise.all([
    readListPage(select, sort, query, matching, ({ order }) => order),
    countOrders(ctx, actor, query, matching),
  ]);
  const toItem = isAdmin(actor) ? toStaffOrder : toOrder;
  return {
    items: page.rows.map(({ order, deletedBy }) => ({
      ...toItem(order, ctx.config.rates),
      deleted_by: deletedBy,
    })),
    count,
    next_cursor: page.next_cursor,
  };
}

/** Counts all orders by their daily figures, and what those don't tell apart by itself. */
async function countOrders(
  { db }: ServiceContext,
  actor: Actor,
  { scope, search, customer, status, day, until = day }: OrderQuery,
  matching: SQL | undefined,
): Promise<number> {
  const isOfAll = isAdmin(actor) && scope !== "own" && scope !== "deleted";
  if (!isOfAll || search || customer !== undefined) return db.$count(orders, matching);
  const counted = and(
    status && inArray(orderFigures.status, storedAs(status)),
    day === undefined ? undefined : gte(orderFigures.day, day),
    until === undefined ? undefined : lte(orderFigures.day, until),
  );
  const [figures] = await db
    .select({ orders: sql<number>`coalesce(sum(${orderFigures.orders}), 0)::int` })
    .from(orderFigures)
    .where(counted);
  return figures?.orders ?? 0;
}

/** The orders of the list: by time of placing or deletion, newest first. */
export const getOrderSort = defineSorts<"newest" | "deleted", OrderRecord>(orders.id, {
  newest: {
    column: orders.createdAt,
    kind: "moment",
    isDescending: true,
    getValue: (row) => row.createdAt.toISOString(),
  },
  deleted: {
    column: orders.deletedAt,
    kind: "moment",
    isDescending: true,
    getValue: (row) => row.deletedAt?.toISOString() ?? "",
  },
});

function readableBy(
  actor: Extract<Actor, { kind: "user" }>,
  scope: OrderQuery["scope"],
  now: Date,
): SQL | undefined {
  if (scope === "deleted") {
    return and(isNotNull(orders.deletedAt), gte(orders.deletedAt, undoableSince(now)));
  }
  const isOwnOnly = scope === "own" || !isAdmin(actor);
  return and(isNull(orders.deletedAt), isOwnOnly ? eq(orders.userId, actor.userId) : undefined);
}

function getFilters({ search, status, customer, ...period }: OrderQuery): (SQL | undefined)[] {
  return [
    search ? hasTextOrPhone(searchText, search) : undefined,
    status && inArray(orders.status, storedAs(status)),
    customer === undefined ? undefined : isSentBy(orders, customer),
    createdWithin(orders.createdAt, period),
  ];
}

/** A generated column that isn't part of the schema in TypeScript. */
const searchText = sql`${orders}.search_text`;

function storedAs(status: ShownStatus): (typeof storedStatuses)[number][] {
  return storedStatuses.filter((stored) => shownStatus(stored) === status);
}
