import type { AdminProductSort, AdminProductState } from "#domain/admin-list.ts";
import type { Product } from "#domain/product.ts";
import type { ServiceContext } from "../context.ts";
import { requireAdmin } from "../permission.ts";

/** What the dashboard's product list may be asked for. */
export type AdminProductQuery = {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly state: AdminProductState;
  readonly sort: AdminProductSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** A product as the dashboard lists it. */
export type AdminProduct = Product & {
  readonly deleted_at: string | null;
  readonly deleted_by: string | null;
};

/** One page of them. */
export type AdminProductPage = {
  readonly items: AdminProduct[];
  readonly count: number;
  readonly next_cursor: string | null;
};

/** STUB */
export async function listAdminProducts(
  ctx: ServiceContext,
  _query: AdminProductQuery,
): Promise<AdminProductPage> {
  requireAdmin(ctx.actor);
  throw new Error("stub");
}
