import { createFileRoute } from "@tanstack/react-router";
import { BrandsPage } from "../features/company/brands-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

export const Route = createFileRoute("/products/belts/")({
  head: (context) => pageHead({ ...pagesText.en.belts, path: "/products/belts" }, context),
  component: () => <BrandsPage family="belts" />,
});
