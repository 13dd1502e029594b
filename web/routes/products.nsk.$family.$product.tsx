import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ProductDetailPage } from "#web/features/nsk/series/product-page.tsx";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { WithRowOffers } from "./-row-offers.tsx";

export const Route = createFileRoute("/products/nsk/$family/$product")({
  validateSearch: unparsedSearch<SizeFilters>,
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const [{ loadProduct }] = await Promise.all([
      import("#web/features/nsk/series/load-product.ts"),
      LazySectionDrawing.preload(),
    ]);
    return loadProduct(params.family, params.product.toLowerCase());
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: ProductRoute,
});

function ProductRoute(): ReactNode {
  const navigate = Route.useNavigate();
  const product = Route.useLoaderData();
  const filters = useParsedSearch(Route.useSearch(), parseSizeSearch);
  return (
    <WithRowOffers rows={product.offered}>
      {(offers) => (
        <ProductDetailPage
          {...product}
          offers={offers}
          filters={filters}
          onFiltersChange={(search, step) =>
            void navigate({ search, resetScroll: false, replace: step === "same" })
          }
        />
      )}
    </WithRowOffers>
  );
}
