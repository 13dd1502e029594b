import { readAsVisitor } from "#server/http/request-scope.ts";
import { listHistory } from "#server/services/history/list-history.ts";
import { createProduct } from "#server/services/products/create-product.ts";
import { getProduct } from "#server/services/products/get-product.ts";
import { listNamedProducts } from "#server/services/products/list-named-products.ts";
import { listProductDimensions } from "#server/services/products/list-product-dimensions.ts";
import { listProductFilters } from "#server/services/products/list-product-filters.ts";
import { listProducts } from "#server/services/products/list-products.ts";
import { removeProduct } from "#server/services/products/remove-product.ts";
import { restoreProduct } from "#server/services/products/restore-product.ts";
import { setProductStock } from "#server/services/products/set-product-stock.ts";
import { updateProduct } from "#server/services/products/update-product.ts";
import { findAdminProducts } from "#server/services/search/find-admin-products.ts";
import { countSearch } from "#server/services/search/search-limits.ts";
import { admins, adminsAddingProducts, api } from "./builder.ts";

const { products } = api;

export const productsApi = {
  list: products.list.handler(({ context, input }) =>
    readAsVisitor(context, (ctx) => listProducts(ctx, input)),
  ),
  filters: products.filters.handler(async ({ context }) => ({
    uses: await readAsVisitor(context, listProductFilters),
  })),
  dimensions: products.dimensions.handler(({ context, input }) =>
    // Lists in another order or layout have the same, and each first page of the shop shows them.
    context.appContext.productDimensions.read(JSON.stringify(input), () =>
      readAsVisitor(context, (ctx) => listProductDimensions(ctx, input)),
    ),
  ),
  named: products.named.handler(({ context, input }) =>
    readAsVisitor(context, async (ctx) => {
      await countSearch(ctx);
      // Read before the products, so that no later change is missed.
      const live_position = context.appContext.feed.lastSeq;
      return { items: await listNamedProducts(ctx, input), live_position };
    }),
  ),
  get: products.get.handler(({ context, input }) =>
    readAsVisitor(context, (ctx) => getProduct(ctx, input.id)),
  ),
  create: products.create
    .use(adminsAddingProducts)
    .handler(({ context, input }) => createProduct(context.ctx, input)),
  update: products.update
    .use(admins)
    .handler(({ context, input }) => updateProduct(context.ctx, input)),
  setStock: products.setStock
    .use(admins)
    .handler(({ context, input }) => setProductStock(context.ctx, input)),
  remove: products.remove
    .use(admins)
    .handler(({ context, input }) => removeProduct(context.ctx, input.id)),
  adminList: products.adminList
    .use(admins)
    .handler(({ context, input }) => findAdminProducts(context.ctx, input)),
  restore: products.restore
    .use(admins)
    .handler(({ context, input }) => restoreProduct(context.ctx, input.id)),
  history: products.history
    .use(admins)
    .handler(({ context, input }) => listHistory(context.ctx, "product", input)),
};
