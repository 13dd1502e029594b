import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PplBrandPage } from "../features/ppl/brand-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";
import { pplText } from "../messages/ppl.ts";

const path = "/products/bearing/ppl";

export const Route = createFileRoute("/products/bearing/ppl/")({
  loader: async () => {
    const [{ pplGroups }, { viewPplGroup }] = await Promise.all([
      import("#catalogue/ppl/ppl-groups.data.ts"),
      import("#catalogue/ppl/ppl-page.ts"),
    ]);
    return pplGroups.map(viewPplGroup);
  },
  head: (context) => {
    const { products, bearings } = pagesText.en;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: pplText.en.title, path },
    ];
    return pageHead({ ...pplText.en, path, crumbs, picture: "/og/ppl.png" }, context);
  },
  component: PplRoute,
});

function PplRoute(): ReactNode {
  return <PplBrandPage groups={Route.useLoaderData()} />;
}
