import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PplGroupPage } from "#web/features/ppl/group-page.tsx";
import { unparsedSearch } from "#web/platform/unparsed-search.ts";
import type { SizeFilters } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";

// In the HTML from the start, and hydrated after the cards of the series.
const PplSizes = lazyChunk(async () => (await import("./-ppl-sizes.tsx")).PplSizes);

export const Route = createFileRoute("/products/bearing/ppl/$group")({
  validateSearch: unparsedSearch<SizeFilters>,
  loader: async ({ params }) => {
    const [{ loadGroupPage }] = await Promise.all([
      import("#web/features/ppl/load-pages.ts"),
      PplSizes.preload(),
    ]);
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
  return (
    <PplGroupPage
      group={group}
      sizes={
        <PplSizes
          key={group.slug}
          group={group}
          search={Route.useSearch()}
          onFiltersChange={(search, step) =>
            void navigate({ search, resetScroll: false, replace: step === "same" })
          }
        />
      }
    />
  );
}
