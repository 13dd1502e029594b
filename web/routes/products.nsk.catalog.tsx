import { createFileRoute, useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CataloguePage } from "../features/nsk-catalogue/catalogue-page.tsx";
import {
  composeCatalogueSearch,
  familiesOf,
  parseCatalogueSearch,
  type CatalogueChoice,
} from "../features/nsk-catalogue/catalogue-search.ts";
import { pageHead } from "../lib/page-head.ts";
import { nskCatalogueText } from "../messages/nsk-catalogue.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/products/nsk/catalog";

export const Route = createFileRoute("/products/nsk/catalog")({
  validateSearch: parseCatalogueSearch,
  // Built in: what was loaded once stays true while people type.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => {
    const { nskFamilies } = await import("#catalogue/nsk/families.data.ts");
    const families = nskFamilies.map(({ slug, name, title, isFilter }) => ({
      slug,
      name,
      title,
      isFilter,
    }));
    return { families, videos: [] };
  },
  head: (context) => {
    const { products, bearings } = pagesText.en;
    const { title, description } = nskCatalogueText.en;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: "NSK", path: "/products/bearing/nsk" },
      { name: title, path },
    ];
    return pageHead({ title, description, path, crumbs, picture: "/og/nsk.png" }, context);
  },
  component: CatalogueRoute,
});

function CatalogueRoute(): ReactNode {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The page was rendered once, without anybody's search.
  const isHydrated = useHydrated();
  const choice: CatalogueChoice = isHydrated
    ? { tab: search.tab ?? "interactive", text: search.q ?? "", families: familiesOf(search) }
    : { tab: "interactive", text: "", families: [] };
  return (
    <CataloguePage
      {...Route.useLoaderData()}
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
