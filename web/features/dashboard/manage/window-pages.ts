import type { AdminProduct, DashboardProductList } from "#web/lib/api/queries.ts";

/** Pages that the screen holds at once, so that it stays quick however far somebody goes. */
const shownPages = 10;

/** What the screen shows of the pages that were loaded. */
export interface VisiblePages {
  readonly products: readonly AdminProduct[];
  /** Loaded ones, those that are put away included. */
  readonly loaded: number;
  /** Loaded ones above the first that is shown. */
  readonly putAway: number;
}

/** Takes the last pages; a product that is added between two pages can stand on both. */
export function windowPages(pages: readonly DashboardProductList[]): VisiblePages {
  const shown = pages.slice(-shownPages).flatMap((page) => page.items);
  const products = [...new Map(shown.map((product) => [product.id, product])).values()];
  const putAway = pages.slice(0, -shownPages).reduce((count, page) => count + page.items.length, 0);
  return { products, loaded: putAway + products.length, putAway };
}
