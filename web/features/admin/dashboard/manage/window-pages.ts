import type { AdminProduct, DashboardProductList } from "#web/api/queries.ts";

/** Max pages rendered at once, so that the page stays fast however far the list is scrolled. */
const shownPages = 10;

/** The visible subset of the loaded pages. */
export type VisiblePages = {
  readonly products: readonly AdminProduct[];
  /** Loaded products, including the hidden ones. */
  readonly loaded: number;
  /** Loaded products above the first visible one. */
  readonly putAway: number;
};

/** Takes the last pages. A product that is added between two pages can appear on both. */
export function windowPages(pages: readonly DashboardProductList[]): VisiblePages {
  const shown = pages.slice(-shownPages).flatMap((page) => page.items);
  const products = [...new Map(shown.map((product) => [product.id, product])).values()];
  const putAway = pages.slice(0, -shownPages).reduce((count, page) => count + page.items.length, 0);
  return { products, loaded: putAway + products.length, putAway };
}
