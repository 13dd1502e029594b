import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PplGroupPage } from "#web/features/ppl/group-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/bearing/ppl/$group")({
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
  return <PplGroupPage group={Route.useLoaderData().group} />;
}
