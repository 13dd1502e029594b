import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SealsPage } from "#web/features/parts/seals-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";
import { WithRowOffers } from "./-row-offers.tsx";

export const Route = createFileRoute("/products/seals/")({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => {
    const { loadSealsPage } = await import("#web/features/parts/load-seals-page.ts");
    return loadSealsPage();
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: SealsRoute,
});

function SealsRoute(): ReactNode {
  const { groups } = Route.useLoaderData();
  return (
    <WithRowOffers rows={groups.flatMap(({ seals }) => seals)}>
      {({ renderOffer }) => <SealsPage groups={groups} renderOffer={renderOffer} />}
    </WithRowOffers>
  );
}
