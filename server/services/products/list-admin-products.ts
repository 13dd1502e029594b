import { and, eq, gte, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AdminProductSort, AdminProductState } from "#domain/admin-list.ts";
import { undoableSince } from "#domain/history.ts";
import type { AdminProductQuery, AdminProductRecord } from "#domain/product-schema.ts";
import { users } from "#server/db/schema/auth.ts";
import { productFigures, productLevels, products } from "#server/db/schema/shop.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { defineSorts, readListPage, type KeysetSort } from "#server/services/keyset-page.ts";
import { requireAdmin } from "#server/services/permission.ts";
import { searchPattern } from "#server/services/search-pattern.ts";
import { toProduct, type ProductRecord } from "./product-row.ts";

export type AdminProductList = {
  readonly items: AdminProductRecord[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/**
 * Lists products for staff, including hidden ones, with keyset pagination.
 * @param query Filters, sort order, page size 1 to 100 and the cursor of the previous page. Deleted
 * products are those that can still be restored, always sorted by time of deletion, newest first.
 * @param codeHits Products that the search finds besides those that have its text.
 * @returns The page, the number of all matches and the next page's cursor.
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid cursor.
 */
export async function listAdminProducts(
  ctx: ServiceContext,
  query: AdminProductQuery,
  codeHits: readonly string[] = [],
): Promise<AdminProductList> {
  requireAdmin(ctx.actor);
  const sort = getSort(query.state === "deleted" ? "deleted" : query.sort);
  const matching = getFilter(query, codeHits, ctx.now());
  const listed = ctx.db
    .select({ product: products, deletedBy: users.name })
    .from(products)
    .leftJoin(users, eq(users.id, products.deletedBy))
    .$dynamic();
  const select =
    sort.name === "stock-asc"
      ? listed.innerJoin(productLevels, eq(productLevels.productId, id))
      : listed;
  const [page, count] = await Promise.all([
    readListPage(select, sort, query, matching, ({ product }) => product),
    countProducts(ctx, query, matching),
  ]);
  return {
    items: page.rows.map(({ product, deletedBy }) => ({
      ...toProduct(product),
      deleted_at: product.deletedAt?.toISOString() ?? null,
      deleted_by: deletedBy,
    })),
    count,
    next_cursor: page.next_cursor,
  };
}

const { id, createdAt, deletedAt } = products;

function getSort(name: AdminProductSort | "deleted"): KeysetSort<ProductRecord> {
  const sort = sorts(name);
  return name === "stock-asc" ? { ...sort, id: productLevels.productId } : sort;
}

const sorts = defineSorts<AdminProductSort | "deleted", ProductRecord>(id, {
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
    column: productLevels.stockQuantity,
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

function getFilter(
  { search, category, state }: AdminProductQuery,
  codeHits: readonly string[],
  now: Date,
): SQL | undefined {
  return and(
    state === "deleted" ? isNotNull(deletedAt) : isNull(deletedAt),
    stateConditions[state]?.(now),
    category ? eq(products.category, category) : undefined,
    search ? getSearchCondition(search, codeHits) : undefined,
  );
}

function getSearchCondition(search: string, codeHits: readonly string[]): SQL | undefined {
  // A generated column that isn't part of the schema in TypeScript.
  const hasText = sql`${products}.admin_text LIKE ${searchPattern(search)}`;
  return codeHits.length === 0 ? hasText : or(hasText, inArray(id, [...codeHits]));
}

/** Condition of each state, in addition to being deleted or not. */
const stateConditions: Record<AdminProductState, ((now: Date) => SQL) | undefined> = {
  all: undefined,
  active: () => sql`${products.isActive}`,
  hidden: () => sql`NOT ${products.isActive}`,
  // Without stock counts too: the dashboard's number of low-stock items includes it.
  "low-stock": () => hasLevel(sql`is_low`),
  "out-of-stock": () => hasLevel(sql`stock_quantity <= 0`),
  deleted: (now) => gte(deletedAt, undoableSince(now)),
};

function hasLevel(condition: SQL): SQL {
  return sql`${id} IN (SELECT product_id FROM product_levels WHERE ${condition})`;
}

/** Counts by the figures where those tell the matches apart. */
async function countProducts(
  { db }: ServiceContext,
  { search, category, state }: AdminProductQuery,
  matching: SQL | undefined,
): Promise<number> {
  if (search || state === "deleted") return db.$count(products, matching);
  const [figures] = await db
    .select({ products: sql<number>`coalesce(sum(${productFigures.products}), 0)::int` })
    .from(productFigures)
    .where(
      and(figureConditions[state], category ? eq(productFigures.category, category) : undefined),
    );
  return figures?.products ?? 0;
}

const figureConditions: Record<Exclude<AdminProductState, "deleted">, SQL | undefined> = {
  all: undefined,
  active: sql`is_active`,
  hidden: sql`NOT is_active`,
  "low-stock": sql`is_low`,
  "out-of-stock": sql`is_out`,
};
