import { visitor } from "#domain/roles.ts";
import { contextFor, readAsVisitor } from "#server/http/request-scope.ts";
import { explainCode } from "#server/services/search/explain-code.ts";
import { findListProducts } from "#server/services/search/find-list-products.ts";
import { findPartsAndProducts } from "#server/services/search/find-parts-and-products.ts";
import { countSearch } from "#server/services/search/search-limits.ts";
import { api } from "./builder.ts";

/** Storable by anyone who asks again whether it is still the same. */
const lasting = "no-cache";

/** Whether an answer of the search stays the same until a product changes. */
export function isLasting({ headers }: Response): boolean {
  return headers.get("cache-control") === lasting;
}

export const searchApi = {
  find: api.search.find.handler(async ({ context, input }) => {
    const outcome = await readAsVisitor(context, (ctx) => findPartsAndProducts(ctx, input));
    if (outcome.isLasting) context.responseHeaders.set("cache-control", lasting);
    return outcome.found;
  }),
  list: api.search.list.handler(({ context, input }) =>
    readAsVisitor(context, (ctx) => findListProducts(ctx, input.codes)),
  ),
  designation: api.search.designation.handler(async ({ context, input }) => {
    await countSearch(contextFor(context, visitor));
    // The same for everyone until the next version of the program.
    context.responseHeaders.set("cache-control", "public, max-age=3600");
    return explainCode(input.code);
  }),
};
