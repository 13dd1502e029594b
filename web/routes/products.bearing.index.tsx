import { createFileRoute } from "@tanstack/react-router";
import { BearingBrandsPage } from "#web/features/company/bearing-brands-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

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
