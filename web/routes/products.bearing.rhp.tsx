import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RhpView } from "#web/features/rhp/rhp-page.tsx";
import { pageHead } from "#web/seo/page-head.ts";

export const Route = createFileRoute("/products/bearing/rhp")({
  loader: async () => {
    const { loadRhpPage } = await import("#web/features/rhp/load-page.ts");
    return loadRhpPage();
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: RhpRoute,
});

function RhpRoute(): ReactNode {
  return <RhpView page={Route.useLoaderData().page} />;
}
