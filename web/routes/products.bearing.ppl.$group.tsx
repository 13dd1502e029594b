import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PplGroupPage } from "#web/features/ppl/group-page.tsx";
import { parseSizeSearch } from "#web/search/size-filters.ts";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/bearing/ppl/$group")({
  validateSearch: parseSizeSearch,
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
  return (
    <PplGroupPage
      group={Route.useLoaderData().group}
      filters={Route.useSearch()}
      onFiltersChange={(search, step) =>
        void navigate({ search, resetScroll: false, replace: step === "same" })
      }
    />
  );
}
