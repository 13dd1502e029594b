import { createFileRoute } from "@tanstack/react-router";
import { BeltBrandsPage } from "#web/features/company/belt-brands-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

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
