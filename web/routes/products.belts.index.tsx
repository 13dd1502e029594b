import { createFileRoute } from "@tanstack/react-router";
import { BrandsPage } from "../features/company/brands-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { productsText } from "../messages/products.ts";

export const Route = createFileRoute("/products/belts/")({
  head: (context) => {
    const { title, description } = productsText.en.belts;
    return pageHead({ title, description, path: "/products/belts" }, context);
  },
  component: () => <BrandsPage family="belts" />,
});
