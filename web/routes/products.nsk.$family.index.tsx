import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskFamilyPage } from "#web/features/nsk/family/family-page.tsx";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";

const maxTextLength = 100;

type FamilySearch = {
  readonly q?: string;
  readonly view?: "table";
} & SizeFilters;

export const Route = createFileRoute("/products/nsk/$family/")({
  validateSearch: unparsedSearch<FamilySearch>,
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
  const { q, view, ...filters } = useParsedSearch(Route.useSearch(), parseFamilySearch);
  const navigate = Route.useNavigate();
  function show(search: FamilySearch, step: "new" | "same"): void {
    void navigate({ search, resetScroll: false, replace: step === "same" });
  }
  return (
    <NskFamilyPage
      page={Route.useLoaderData().page}
      text={q ?? ""}
      onTextChange={(text) => show({ ...parseText(text), ...parseView(view), ...filters }, "same")}
      view={view ?? "cards"}
      onViewChange={(next) => show({ ...parseText(q), ...parseView(next), ...filters }, "same")}
      filters={filters}
      onFiltersChange={(next, step) => show({ ...parseText(q), ...parseView(view), ...next }, step)}
    />
  );
}

function parseFamilySearch(raw: Readonly<Record<string, unknown>>): FamilySearch {
  return { ...parseText(raw["q"]), ...parseView(raw["view"]), ...parseSizeSearch(raw) };
}

function parseText(q: unknown): Pick<FamilySearch, "q"> {
  return typeof q === "string" && q.trim() !== "" ? { q: q.slice(0, maxTextLength) } : {};
}

function parseView(view: unknown): Pick<FamilySearch, "view"> {
  return view === "table" ? { view } : {};
}
