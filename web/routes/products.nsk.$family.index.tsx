import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskFamilyPage } from "#web/features/nsk/family/family-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";

const maxTextLength = 100;

type FamilySearch = {
  readonly q?: string;
};

export const Route = createFileRoute("/products/nsk/$family/")({
  validateSearch: ({ q }): FamilySearch =>
    typeof q === "string" && q.trim() !== "" ? { q: q.slice(0, maxTextLength) } : {},
  // The catalogue is part of the build, so loaded data never becomes stale.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const { loadFamilyPage } = await import("#web/features/nsk/family/load-page.ts");
    return loadFamilyPage(params.family);
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: NskFamilyRoute,
});

function NskFamilyRoute(): ReactNode {
  const { q = "" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NskFamilyPage
      page={Route.useLoaderData().page}
      text={q}
      onTextChange={(text) =>
        void navigate({
          search: text.trim() === "" ? {} : { q: text.slice(0, maxTextLength) },
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
