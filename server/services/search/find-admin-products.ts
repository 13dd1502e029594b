import type { AdminProductQuery } from "#domain/product-schema.ts";
import type { ServiceContext } from "#server/services/context.ts";
import { requireAdmin } from "#server/services/permission.ts";
import {
  listAdminProducts,
  type AdminProductList,
} from "#server/services/products/list-admin-products.ts";
import { searchProducts } from "./search-products.ts";

/** What more products have is too short to mean one of them. */
const maxHits = 60;

/**
 * Lists products for staff as `listAdminProducts` does. A search also finds the products of a code or size as
 * it is printed on the part. docs/product/admin.md#search-in-products
 * @throws {ServiceError} `unauthorized` or `forbidden`; `invalid_input` for an invalid cursor.
 */
export async function findAdminProducts(
  ctx: ServiceContext,
  query: AdminProductQuery,
): Promise<AdminProductList> {
  requireAdmin(ctx.actor);
  return listAdminProducts(ctx, query, await findByCode(ctx, query));
}

async function findByCode(
  ctx: ServiceContext,
  { search, state }: AdminProductQuery,
): Promise<readonly string[]> {
  // The search has neither hidden nor deleted products.
  if (!search || state === "hidden" || state === "deleted") return [];
  const { hits } = await searchProducts(ctx, search, maxHits);
  return hits.filter(({ match }) => match === "exact").map(({ entry }) => entry.id);
}
