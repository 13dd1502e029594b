import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskListPage } from "#web/features/nsk/home/list-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/bearing/nsk/$family")({
  loader: async ({ params }) => {
    const { loadListPage } = await import("#web/features/nsk/home/load-pages.ts");
    const page = loadListPage(params.family);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: NskListRoute,
});

function NskListRoute(): ReactNode {
  return <NskListPage page={Route.useLoaderData().page} />;
}
