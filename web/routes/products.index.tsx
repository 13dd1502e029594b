import { createFileRoute } from "@tanstack/react-router";
import { ProductsPage } from "../features/company/products-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

const path = "/products";

export const Route = createFileRoute("/products/")({
  head: (context) =>
    pageHead(
      { ...pagesText.en.products, path, crumbs: [{ name: pagesText.en.products.title, path }] },
      context,
    ),
  component: ProductsPage,
});
