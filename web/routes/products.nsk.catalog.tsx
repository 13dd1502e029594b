import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CataloguePage } from "#web/features/nsk/search/catalogue-page.tsx";
import {
  composeCatalogueSearch,
  getFamilies,
  parseCatalogueSearch,
  type CatalogueChoice,
  type CatalogueSearch,
} from "#web/features/nsk/search/catalogue-search.ts";
import { pagesText } from "#web/messages/pages.ts";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/products/nsk/catalog";

export const Route = createFileRoute("/products/nsk/catalog")({
  validateSearch: unparsedSearch<CatalogueSearch>,
  // The catalogue is part of the build, so loaded data never becomes stale.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => {
    const { loadCataloguePage } = await import("#web/features/nsk/search/load-catalogue-page.ts");
    return loadCataloguePage();
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { title, description } = loaderData;
    const { products, bearings } = pagesText.en;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: "NSK", path: "/products/bearing/nsk" },
      { name: title, path },
    ];
    return pageHead({ title, description, path, crumbs, image: "/og/nsk.png" }, { match });
  },
  component: CatalogueRoute,
});

function CatalogueRoute(): ReactNode {
  const search = useParsedSearch(Route.useSearch(), parseCatalogueSearch);
  const navigate = Route.useNavigate();
  const choice: CatalogueChoice = {
    tab: search.tab ?? "interactive",
    text: search.q ?? "",
    families: getFamilies(search),
  };
  return (
    <CataloguePage
      page={Route.useLoaderData()}
      choice={choice}
      onChoiceChange={(next, step) =>
        void navigate({
          search: composeCatalogueSearch(next),
          resetScroll: false,
          replace: step === "same",
        })
      }
    />
  );
}
