import { createFileRoute } from "@tanstack/react-router";
import { ProductsPage } from "#web/features/company/products-page.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { pageHead } from "#web/seo/page-head.ts";

const path = "/products";

export const Route = createFileRoute("/products/")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.products, path, crumbs: [{ name: pagesText.en.products.title, path }] },
      context,
    ),
  component: ProductsPage,
});
