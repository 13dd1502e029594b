import { createFileRoute } from "@tanstack/react-router";
import { BrandsPage } from "../features/company/brands-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";

export const Route = createFileRoute("/products/bearing/")({
  head: (context) => pageHead({ ...pagesText.en.bearings, path: "/products/bearing" }, context),
  component: () => <BrandsPage family="bearings" />,
});
