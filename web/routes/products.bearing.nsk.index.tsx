import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NskBrandPage } from "../features/nsk/brand-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { nskText } from "../messages/nsk.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/products/bearing/nsk";

export const Route = createFileRoute("/products/bearing/nsk/")({
  loader: async () => {
    const { listBrandFamilies } = await import("#catalogue/nsk/brand-page.ts");
    return listBrandFamilies();
  },
  head: (context) => {
    const { products, bearings } = pagesText.en;
    const { title, description } = nskText.en.brand;
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: title, path },
    ];
    return pageHead({ title, description, path, crumbs, picture: "/og/nsk.png" }, context);
  },
  component: NskBrandRoute,
});

function NskBrandRoute(): ReactNode {
  return <NskBrandPage families={Route.useLoaderData()} />;
}
