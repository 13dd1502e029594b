import { createFileRoute, useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskFamilyPage } from "../features/nsk-family/family-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { nskFamilyText } from "../messages/nsk-family.ts";
import { nskText } from "../messages/nsk.ts";
import { pagesText } from "../messages/pages.ts";

const longestText = 100;

interface FamilySearch {
  readonly q?: string;
}

export const Route = createFileRoute("/products/nsk/$family/")({
  validateSearch: ({ q }): FamilySearch =>
    typeof q === "string" && q.trim() !== "" ? { q: q.slice(0, longestText) } : {},
  // Built in: what was loaded once stays true while people type.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const { getFamilyPage } = await import("#catalogue/nsk/family-page.ts");
    return getFamilyPage(params.family);
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { title: family, slug, products: items } = loaderData;
    const { title, description } = nskFamilyText.en;
    const { products, bearings } = pagesText.en;
    const page = {
      title: title(family),
      description: description(family, items.length),
      path: `/products/nsk/${slug}`,
    };
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: nskText.en.brand.title, path: "/products/bearing/nsk" },
      { name: page.title, path: page.path },
    ];
    return pageHead({ ...page, crumbs, picture: "/og/nsk.png" }, { match });
  },
  component: NskFamilyRoute,
});

function NskFamilyRoute(): ReactNode {
  const { q = "" } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The page was rendered once, without anybody's search.
  const isHydrated = useHydrated();
  return (
    <NskFamilyPage
      page={Route.useLoaderData()}
      text={isHydrated ? q : ""}
      onTextChange={(text) =>
        void navigate({
          search: text.trim() === "" ? {} : { q: text.slice(0, longestText) },
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
