import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PplGroupView } from "#catalogue/ppl/ppl-page.ts";
import { PplGroupPage } from "#web/features/ppl/group-page.tsx";
import { unparsedSearch, useParsedSearch } from "#web/platform/unparsed-search.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { WithRowOffers } from "./-row-offers.tsx";

export const Route = createFileRoute("/products/bearing/ppl/$group")({
  validateSearch: unparsedSearch<SizeFilters>,
  loader: async ({ params }) => {
    const { loadGroupPage } = await import("#web/features/ppl/load-pages.ts");
    const page = loadGroupPage(params.group);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: PplGroupRoute,
});

function PplGroupRoute(): ReactNode {
  const navigate = Route.useNavigate();
  const { group } = Route.useLoaderData();
  const filters = useParsedSearch(Route.useSearch(), parseSizeSearch);
  return (
    <WithRowOffers rows={listOffered(group)}>
      {({ renderOffer }) => (
        <PplGroupPage
          group={group}
          renderOffer={renderOffer}
          filters={filters}
          onFiltersChange={(search, step) =>
            void navigate({ search, resetScroll: false, replace: step === "same" })
          }
        />
      )}
    </WithRowOffers>
  );
}

function listOffered({ series }: PplGroupView): readonly OfferedRow[] {
  return series.flatMap(({ sizes }) =>
    sizes.map(({ code }) => ({
      key: code,
      code,
      designation: code,
      maker: "PPL",
      part: `PPL ${code}`,
    })),
  );
}
