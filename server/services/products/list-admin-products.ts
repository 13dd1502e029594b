import { and, eq, gte, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { AdminProductSort, AdminProductState } from "#domain/admin-list.ts";
import { undoableSince } from "#domain/history.ts";
import type { AdminProductQuery, AdminProductRecord } from "#domain/product-schema.ts";
import { users } from "#server/db/schema/auth.ts";
import { products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import {
  afterCursor,
  cursorAt,
  cutPage,
  defineSorts,
  orderBy,
} from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { searchPattern } from "#server/services/search-pattern.ts";
import { productOfRow, type ProductRecord } from "./product-row.ts";

export type AdminProductList = {
  readonly items: AdminProductRecord[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/**
 * Lists products for staff, including hidden ones, with keyset pagination.
 * @param query Filters, sort order, page size 1 to 100 and the cursor of the previous page. Deleted
 * products are those that can still be restored, always sorted by time of deletion, newest first.
 * @returns The page, the number of all matches and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid cursor.
 */
export async function listAdminProducts(
  ctx: ServiceContext,
  query: AdminProductQuery,
): Promise<AdminProductList> {
  requireAdmin(ctx.actor);
  const sort = getSort(query.state === "deleted" ? "deleted" : query.sort);
  const matching = getFilter(query, ctx.now());
  const [rows, count] = await Promise.all([
    ctx.db
      .select({ product: products, deletedBy: users.name })
      .from(products)
      .leftJoin(users, eq(users.id, products.deletedBy))
      .where(and(matching, afterCursor(sort, query.cursor)))
      .orderBy(...orderBy(sort))
      .limit(query.limit + 1),
    ctx.db.$count(products, matching),
  ]);
  const page = cutPage(rows, query.limit, ({ product }) => cursorAt(sort, product));
  return {
    items: page.rows.map(({ product, deletedBy }) => ({
      ...productOfRow(product),
      deleted_at: product.deletedAt?.toISOString() ?? null,
      deleted_by: deletedBy,
    })),
    count,
    next_cursor: page.next_cursor,
  };
}

const { id, createdAt, deletedAt, stockQuantity } = products;

const getSort = defineSorts<AdminProductSort | "deleted", ProductRecord>(id, {
  newest: {
    column: createdAt,
    kind: "moment",
    isDescending: true,
    getValue: (row) => row.createdAt.toISOString(),
  },
  "name-asc": {
    column: sql`${products.name} COLLATE "und-x-icu"`,
    kind: "text",
    getValue: (row) => row.name,
  },
  "stock-asc": {
    column: stockQuantity,
    kind: "count",
    getValue: (row) => String(row.stockQuantity),
  },
  deleted: {
    column: deletedAt,
    kind: "moment",
    isDescending: true,
    getValue: (row) => row.deletedAt?.toISOString() ?? "",
  },
});

function getFilter(query: AdminProductQuery, now: Date): SQL | undefined {
  const { search, category, state } = query;
  // A generated column that isn't part of the schema in TypeScript.
  const text = sql`${products}.admin_text`;
  return and(
    state === "deleted" ? isNotNull(deletedAt) : isNull(deletedAt),
    stateConditions[state]?.(now),
    category ? eq(products.category, category) : undefined,
    search ? sql`${text} LIKE ${searchPattern(search)}` : undefined,
  );
}

/** Condition of each state, in addition to being deleted or not. */
const stateConditions: Record<AdminProductState, ((now: Date) => SQL) | undefined> = {
  all: undefined,
  active: () => sql`${products.isActive}`,
  hidden: () => sql`NOT ${products.isActive}`,
  // Without stock counts too: the dashboard's number of low-stock items includes it.
  "low-stock": () => sql`${stockQuantity} <= ${products.lowStockThreshold}`,
  "out-of-stock": () => sql`${stockQuantity} <= 0`,
  deleted: (now) => gte(deletedAt, undoableSince(now)),
};
