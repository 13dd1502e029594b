import { accountsContract } from "./accounts.ts";
import { adminContract } from "./admin.ts";
import { brandsContract } from "./brands.ts";
import { cartContract } from "./cart.ts";
import { customersContract } from "./customers.ts";
import { importsContract } from "./imports.ts";
import { liveContract } from "./live.ts";
import { ordersContract } from "./orders.ts";
import { ownAccountContract } from "./own-account.ts";
import { productsContract } from "./products.ts";
import { quotesContract } from "./quotes.ts";
import { searchMissesContract } from "./search-misses.ts";
import { searchContract } from "./search.ts";
import { staffContract } from "./staff.ts";
import { synonymsContract } from "./synonyms.ts";
import { uploadsContract } from "./uploads.ts";

/** The API under /api. */
export const contract = {
  products: productsContract,
  brands: brandsContract,
  cart: cartContract,
  orders: ordersContract,
  quotes: quotesContract,
  accounts: accountsContract,
  ownAccount: ownAccountContract,
  admin: adminContract,
  imports: importsContract,
  uploads: uploadsContract,
  search: searchContract,
  searchMisses: searchMissesContract,
  staff: { ...staffContract, ...customersContract },
  synonyms: synonymsContract,
  live: liveContract,
};

/** The contract's type. The browser needs only this and a minified copy of its routes. */
export type Contract = typeof contract;
