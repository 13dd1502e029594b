import { pagesText } from "#web/messages/pages.ts";
import type { PageCrumb } from "./breadcrumb-json-ld.ts";

/** Breadcrumbs of a bearing brand's pages, for search engines; the last crumb is the page itself. */
export function bearingCrumbs(...crumbs: readonly PageCrumb[]): readonly PageCrumb[] {
  const { products, bearings } = pagesText.en;
  return [
    { name: products.title, path: "/products" },
    { name: bearings.title, path: "/products/bearing" },
    ...crumbs,
  ];
}
