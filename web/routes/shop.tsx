import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { parseShopSearch, type ShopSearch } from "#domain/shop-list.ts";
import { apiFor } from "#web/api/client.ts";
import { furtherResultsQuery } from "#web/api/further-results-query.ts";
import { productDimensionsQuery } from "#web/api/product-dimensions-query.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { productFiltersQuery, productsQuery } from "#web/api/shop-queries.ts";
import { useLive } from "#web/live/use-live.ts";
import { pagesText } from "#web/messages/pages.ts";
import { logMissing } from "#web/platform/log-missing.ts";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { loadSession } from "#web/session/session-query.ts";
import { ShopDialogs } from "./-shop-dialogs.tsx";

export const Route = createFileRoute("/shop")({
  validateSearch: unparsedSearch<ShopSearch>,
  // Not `loaderDeps`, which would identify the page: the server renders the address without parameters that
  // the shop doesn't read. The page asks for other results by itself.
  loader: async ({ context, location }) => {
    const search = parseShopSearch(location.search);
    const { queryClient } = context;
    const api = apiFor(context);
    const loading = [
      queryClient.infiniteQuery(productsQuery(api, search)),
      queryClient.query(productFiltersQuery(api)),
      queryClient.query(settingsQuery(api)),
      queryClient.query(productDimensionsQuery(api, search)),
      ...(search.q === undefined ? [] : [queryClient.query(furtherResultsQuery(api, search))]),
      Promise.resolve(loadSession(context)).then(async ({ user }) => {
        if (!user) return;
        // With the cart's code, which a page without a cart doesn't load.
        const { cartQuery } = await import("#web/api/cart-query.ts");
        const cart = cartQuery(api, user.id);
        await queryClient.query(cart);
        // The cart may change before the page arrives, so the browser reads it again.
        if (context.request) {
          await queryClient.invalidateQueries({ queryKey: cart.queryKey, refetchType: "none" });
        }
      }),
    ].map((part: Promise<unknown>) => part.catch(logMissing("A part of the shop")));
    // SSR renders the products; the browser shows the page immediately.
    if (context.request) await Promise.all(loading);
  },
  head: ({ match }) => pageHead({ ...pagesText.en.shop, path: "/shop" }, { match }),
  component: ShopRoute,
});

function ShopRoute(): ReactNode {
  const search = useParsedSearch(Route.useSearch(), parseShopSearch);
  const navigate = Route.useNavigate();
  useLive("products");
  function changeSearch(next: ShopSearch, step: "new" | "same"): void {
    void navigate({ search: next, resetScroll: false, replace: step === "same" });
  }
  return <ShopDialogs search={search} onSearchChange={changeSearch} />;
}
