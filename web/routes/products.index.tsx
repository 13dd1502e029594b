import { createFileRoute } from "@tanstack/react-router";
import { ProductsPage } from "../features/company/products-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

export const Route = createFileRoute("/products/")({
  head: (context) => pageHead({ ...pagesText.en.products, path: "/products" }, context),
  component: ProductsPage,
});
