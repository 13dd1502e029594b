import { createFileRoute } from "@tanstack/react-router";
import { BeltBrandsPage } from "../features/company/belt-brands-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/products/belts";

export const Route = createFileRoute("/products/belts/")({
  head: (context) =>
    pageHead(
      {
        ...pagesText.en.belts,
        path,
        crumbs: [
          { name: pagesText.en.products.title, path: "/products" },
          { name: pagesText.en.belts.title, path },
        ],
      },
      context,
    ),
  component: BeltBrandsPage,
});
