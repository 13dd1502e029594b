import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskBrandPage } from "../features/nsk/brand-page.tsx";
import { pageHead } from "../lib/page-head.ts";

export const Route = createFileRoute("/products/bearing/nsk/")({
  loader: async () => {
    const { loadBrandPage } = await import("../features/nsk/load-pages.ts");
    return loadBrandPage();
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData.head, { match }) : {}),
  component: NskBrandRoute,
});

function NskBrandRoute(): ReactNode {
  return <NskBrandPage families={Route.useLoaderData().families} />;
}
