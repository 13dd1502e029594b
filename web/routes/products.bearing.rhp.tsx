import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RhpView } from "../features/rhp/rhp-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";
import { rhpText } from "../messages/rhp.ts";

const path = "/products/bearing/rhp";

export const Route = createFileRoute("/products/bearing/rhp")({
  loader: async () => {
    const { composeRhpPage } = await import("#catalogue/rhp/compose-rhp-page.ts");
    return composeRhpPage();
  },
  head: (context) => {
    const { products, bearings } = pagesText.en;
    const { title, description } = rhpText.en;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: title, path },
    ];
    return pageHead({ title, description, path, crumbs, picture: "/og/rhp.png" }, context);
  },
  component: RhpRoute,
});

function RhpRoute(): ReactNode {
  return <RhpView page={Route.useLoaderData()} />;
}
