import { visitor } from "#domain/roles.ts";
import { contextFor } from "#server/http/request-scope.ts";
import { listBrands } from "#server/services/brands/list-brands.ts";
import { storeUpload } from "#server/services/uploads/store-upload.ts";
import { accountsApi } from "./accounts.ts";
import { adminApi } from "./admin.ts";
import { admins, api } from "./builder.ts";
import { cartApi } from "./cart.ts";
import { customersApi } from "./customers.ts";
import { importsApi } from "./imports.ts";
import { liveApi } from "./live.ts";
import { ordersApi } from "./orders.ts";
import { ownAccountApi } from "./own-account.ts";
import { productsApi } from "./products.ts";
import { quotesApi } from "./quotes.ts";
import { searchMissesApi } from "./search-misses.ts";
import { searchApi } from "./search.ts";
import { staffApi } from "./staff.ts";
import { synonymsApi } from "./synonyms.ts";

/** The whole API. A missing route of the contract is a compile error. */
export const apiRouter = api.router({
  products: productsApi,
  brands: {
    list: api.brands.list.handler(async ({ context }) => ({
      items: await listBrands(contextFor(context, visitor)),
    })),
  },
  cart: cartApi,
  orders: ordersApi,
  quotes: quotesApi,
  accounts: accountsApi,
  ownAccount: ownAccountApi,
  admin: adminApi,
  imports: importsApi,
  uploads: {
    create: api.uploads.create
      .use(admins)
      .handler(({ context, input }) => storeUpload(context.ctx, input)),
  },
  search: searchApi,
  searchMisses: searchMissesApi,
  staff: { ...staffApi, ...customersApi },
  synonyms: synonymsApi,
  live: liveApi,
});
