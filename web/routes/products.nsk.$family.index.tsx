import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LazyFamilySearch, NskFamilyPage } from "#web/features/nsk/family/family-page.tsx";
import { parseRatings, type RatingFilters } from "#web/features/nsk/family/rating-filters.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";

const maxTextLength = 100;

type FamilySearch = {
  readonly q?: string;
  readonly view?: "table";
} & SizeFilters &
  RatingFilters;

export const Route = createFileRoute("/products/nsk/$family/")({
  validateSearch: unparsedSearch<FamilySearch>,
  // The catalogue is part of the build, so loaded data never becomes stale.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const [{ loadFamilyPage }] = await Promise.all([
      import("#web/features/nsk/family/load-page.ts"),
      LazyFamilySearch.preload(),
    ]);
    return loadFamilyPage(params.family);
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: NskFamilyRoute,
});

function NskFamilyRoute(): ReactNode {
  const search = useParsedSearch(Route.useSearch(), parseFamilySearch);
  const { q, view } = search;
  const filters = parseSizeSearch(search);
  const ratings = parseRatings(search);
  const navigate = Route.useNavigate();
  function show(next: FamilySearch, step: "new" | "same"): void {
    void navigate({ search: next, resetScroll: false, replace: step === "same" });
  }
  const shown = { ...parseText(q), ...parseView(view) };
  return (
    <NskFamilyPage
      page={Route.useLoaderData().page}
      text={q ?? ""}
      onTextChange={(text) =>
        show({ ...parseText(text), ...parseView(view), ...filters, ...ratings }, "same")
      }
      view={view ?? "cards"}
      // Ratings filter the table only.
      onViewChange={(next) => show({ ...parseText(q), ...parseView(next), ...filters }, "same")}
      filters={filters}
      onFiltersChange={(next, step) => show({ ...shown, ...next, ...ratings }, step)}
      ratings={ratings}
      onRatingsChange={(next, step) => show({ ...shown, ...filters, ...next }, step)}
    />
  );
}

function parseFamilySearch(raw: Readonly<Record<string, unknown>>): FamilySearch {
  return {
    ...parseText(raw["q"]),
    ...parseView(raw["view"]),
    ...parseSizeSearch(raw),
    ...parseRatings(raw),
  };
}

function parseText(raw: unknown): Pick<FamilySearch, "q"> {
  const q = readSearchText(raw, maxTextLength);
  return q === undefined ? {} : { q };
}

function parseView(view: unknown): Pick<FamilySearch, "view"> {
  return view === "table" ? { view } : {};
}
