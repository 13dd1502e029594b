import { oc } from "@orpc/contract";
import { z } from "zod";
import { idSchema } from "#domain/value-schema.ts";
import { accountsContract } from "./accounts.ts";
import { adminContract } from "./admin.ts";
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
  brands: {
    list: oc
      .route({
        method: "GET",
        path: "/brands",
        tags: ["brands"],
        summary: "List brands by name",
        description:
          "The brands that the form of a product suggests. Those that products use with their counts are in /products/filters.",
      })
      .output(
        z
          .object({
            items: z
              .array(
                z
                  .object({ id: idSchema, name: z.string().describe("Name of the brand") })
                  .meta({ id: "Brand", description: "A brand" }),
              )
              .describe("All brands"),
          })
          .meta({ id: "BrandList", description: "All brands by name" }),
      ),
  },
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
