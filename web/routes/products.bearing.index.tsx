import { createFileRoute } from "@tanstack/react-router";
import { BearingBrandsPage } from "../features/company/bearing-brands-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/products/bearing";

export const Route = createFileRoute("/products/bearing/")({
  head: (context) =>
    pageHead(
      {
        ...pagesText.en.bearings,
        path,
        crumbs: [
          { name: pagesText.en.products.title, path: "/products" },
          { name: pagesText.en.bearings.title, path },
        ],
      },
      context,
    ),
  component: BearingBrandsPage,
});
