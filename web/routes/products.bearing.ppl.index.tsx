import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PplBrandPage } from "#web/features/ppl/brand-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/bearing/ppl/")({
  loader: async () => {
    const { loadPplPage } = await import("#web/features/ppl/load-pages.ts");
    return loadPplPage();
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: PplRoute,
});

function PplRoute(): ReactNode {
  return <PplBrandPage groups={Route.useLoaderData().groups} />;
}
