import { visitor } from "#domain/roles.ts";
import { contextFor } from "#server/http/request-scope.ts";
import { explainCode } from "#server/services/search/explain-code.ts";
import { findPartsAndProducts } from "#server/services/search/find-parts-and-products.ts";
import { countSearch } from "#server/services/search/search-limits.ts";
import { api } from "./builder.ts";

// Public data is read as a visitor, which saves looking up the session.
export const searchApi = {
  find: api.search.find.handler(({ context, input }) =>
    findPartsAndProducts(contextFor(context, visitor), input),
  ),
  designation: api.search.designation.handler(async ({ context, input }) => {
    await countSearch(contextFor(context, visitor));
    // The same for everyone until the next version of the program.
    context.responseHeaders.set("cache-control", "public, max-age=3600");
    return explainCode(input.code);
  }),
};
