import { createFileRoute } from "@tanstack/react-router";
import { ProductsPage } from "../features/company/products-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { productsText } from "../messages/products.ts";

export const Route = createFileRoute("/products/")({
  head: (context) => {
    const { title, description } = productsText.en.overview;
    return pageHead({ title, description, path: "/products" }, context);
  },
  component: ProductsPage,
});
