import { and, desc, eq, gte, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { undoableSince } from "#domain/history.ts";
import { shownStatus, storedStatuses, type ShownStatus } from "#domain/order-status.ts";
import { phoneDigits } from "#domain/phone.ts";
import { isAdmin, type Actor } from "#domain/roles.ts";
import { users } from "#server/db/schema/auth.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { ServiceContext } from "../context.ts";
import { decodeCursor, encodeCursor } from "../keyset-cursor.ts";
import { requireAdmin, requireUser } from "../permission.ts";
import { searchPattern } from "../search-pattern.ts";
import { ServiceError } from "../service-error.ts";
import { orderOfRow, type Order } from "./order-row.ts";

/** What the list of orders may be asked for. */
export type OrderListQuery = {
  /** 'all' is what the caller may see, 'deleted' what can still be brought back. */
  readonly scope?: "all" | "own" | "deleted" | undefined;
  readonly search?: string | undefined;
  readonly status?: ShownStatus | undefined;
  /** YYYY-MM-DD in Tirana. */
  readonly day?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** One page of orders. */
export type OrderList = {
  readonly items: Order[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/**
 * Lists orders, newest first: every order for an admin, one's own for a customer, whatever the
 * filters. Deleted ones are an admin's alone and come by their deletion, newest first.
 *
 * @param ctx A signed-in person's context.
 * @param query Filters, page size 1 to 100 and the cursor of the page before.
 * @returns The page, the number of all matches, and the next page's cursor.
 * @throws {ServiceError} `unauthorized` for a visitor; `forbidden` for a customer who asks for
 * deleted orders; `invalid_input` for a foreign cursor or a day that no calendar has.
 * Source: decisions, "Who may do what" and "Orders and stock".
 */
export async function listOrders(ctx: ServiceContext, query: OrderListQuery): Promise<OrderList> {
  const actor = requireUser(ctx.actor);
  if (query.scope === "deleted") requireAdmin(actor);
  const sort = query.scope === "deleted" ? "deleted" : "newest";
  const moment = sort === "deleted" ? orders.deletedAt : orders.createdAt;
  const matching = and(readableBy(actor, query.scope, ctx.now()), ...getFilters(query));
  const [rows, count] = await Promise.all([
    ctx.db
      .select({ order: orders, deletedBy: users.name })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.deletedBy))
      .where(and(matching, afterCursor(sort, moment, query.cursor)))
      .orderBy(desc(moment), desc(orders.id))
      .limit(query.limit + 1),
    ctx.db.$count(orders, matching),
  ]);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1)?.order : undefined;
  const value = (sort === "deleted" ? last?.deletedAt : last?.createdAt)?.toISOString();
  return {
    items: page.map(({ order, deletedBy }) => ({
      ...orderOfRow(order, ctx.config.rates),
      deleted_by: deletedBy,
    })),
    count,
    next_cursor: last && value !== undefined ? encodeCursor(sort, { value, id: last.id }) : null,
  };
}

function readableBy(
  actor: Extract<Actor, { kind: "user" }>,
  scope: OrderListQuery["scope"],
  now: Date,
): SQL | undefined {
  if (scope === "deleted") {
    return and(isNotNull(orders.deletedAt), gte(orders.deletedAt, undoableSince(now)));
  }
  const isOwnOnly = scope === "own" || !isAdmin(actor);
  return and(isNull(orders.deletedAt), isOwnOnly ? eq(orders.userId, actor.userId) : undefined);
}

function getFilters({ search, status, day }: OrderListQuery): (SQL | undefined)[] {
  return [
    search ? matches(search) : undefined,
    status && inArray(orders.status, storedAs(status)),
    day === undefined ? undefined : placedOn(day),
  ];
}

/** A phone number is found however it is typed, so its digits are looked for as well. */
function matches(search: string): SQL {
  // A generated column that only the database knows.
  const text = sql`${orders}.search_text`;
  const asTyped = sql`${text} LIKE ${searchPattern(search)}`;
  const digits = phoneDigits(search);
  // Two digits stand in nearly every order.
  if (digits === undefined || digits.length < 3) return asTyped;
  return sql`(${asTyped} OR ${text} LIKE ${searchPattern(digits)})`;
}

function storedAs(status: ShownStatus): (typeof storedStatuses)[number][] {
  return storedStatuses.filter((stored) => shownStatus(stored) === status);
}

function placedOn(day: string): SQL {
  // The database's calendar has no year 0.
  if (day < "0001") throw new ServiceError("invalid_input", { fields: ["day"] });
  const midnight = (date: SQL): SQL => sql`(${date})::timestamp AT TIME ZONE 'Europe/Tirane'`;
  const start = midnight(sql`${day}::date`);
  const end = midnight(sql`${day}::date + 1`);
  return sql`(${orders.createdAt} >= ${start} AND ${orders.createdAt} < ${end})`;
}

function afterCursor(
  sort: "newest" | "deleted",
  moment: typeof orders.createdAt | typeof orders.deletedAt,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { value, id } = decodeCursor(sort, "moment", cursor);
  return sql`(${moment}, ${orders.id}) < (${value}::timestamptz, ${id}::uuid)`;
}
