import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskBrandPage } from "#web/features/nsk/home/brand-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/bearing/nsk/")({
  loader: async () => {
    const { loadBrandPage } = await import("#web/features/nsk/home/load-pages.ts");
    return loadBrandPage();
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: NskBrandRoute,
});

function NskBrandRoute(): ReactNode {
  return <NskBrandPage families={Route.useLoaderData().families} />;
}
