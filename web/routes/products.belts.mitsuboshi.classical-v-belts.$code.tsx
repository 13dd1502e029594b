import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { describePartPage } from "#web/features/parts/describe-part-page.ts";
import { pageHead } from "#web/seo/page-head.ts";
import { LazySectionDrawing } from "#web/ui/drawings/lazy-section-drawing.tsx";
import { PartRoute } from "./-part-route.tsx";

export const Route = createFileRoute("/products/belts/mitsuboshi/classical-v-belts/$code")({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params }) => {
    const [{ loadBeltPage }] = await Promise.all([
      import("#web/features/parts/load-belt-page.ts"),
      LazySectionDrawing.preload(),
    ]);
    const page = loadBeltPage(params.code.toUpperCase());
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead(describePartPage(loaderData), { match }) : {},
  component: BeltRoute,
});

function BeltRoute(): ReactNode {
  return <PartRoute page={Route.useLoaderData()} />;
}
