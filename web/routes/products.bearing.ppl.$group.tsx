import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PplGroupPage } from "../features/ppl/group-page.tsx";
import { pageHead } from "../lib/page-head.ts";
import { pagesText } from "../messages/pages.ts";
import { pplText } from "../messages/ppl.ts";

const brandPath = "/products/bearing/ppl";

export const Route = createFileRoute("/products/bearing/ppl/$group")({
  loader: async ({ params }) => {
    const [{ findPplGroup }, { viewPplGroup }] = await Promise.all([
      import("#catalogue/ppl/find-group.ts"),
      import("#catalogue/ppl/ppl-page.ts"),
    ]);
    const group = findPplGroup(params.group);
    if (!group) throw notFound();
    return viewPplGroup(group);
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { slug, title, series } = loaderData;
    const { group, title: brandTitle } = pplText.en;
    const { products, bearings } = pagesText.en;
    const page = {
      title: group.title(title),
      description: group.description(title, series.map(({ name }) => name).join(", ")),
      path: `${brandPath}/${slug}`,
    };
    const crumbs = [
      { name: products.title, path: "/products" },
      { name: bearings.title, path: "/products/bearing" },
      { name: brandTitle, path: brandPath },
      { name: page.title, path: page.path },
    ];
    return pageHead({ ...page, crumbs, picture: "/og/ppl.png" }, { match });
  },
  component: PplGroupRoute,
});

function PplGroupRoute(): ReactNode {
  return <PplGroupPage group={Route.useLoaderData()} />;
}
