import { expect, test } from "vitest";
import type { AdminProduct, DashboardProductList } from "#web/api/queries.ts";
import { windowPages } from "./window-pages.ts";

test("shows a short list in full", () => {
  const { products, loaded, putAway } = windowPages([getPage("a", "b"), getPage("c")]);
  expect(products.map((product) => product.id)).toEqual(["a", "b", "c"]);
  expect([loaded, putAway]).toEqual([3, 0]);
});

test("shows the last ten pages of a long list and counts the others", () => {
  const pages = Array.from({ length: 12 }, (_, page) => getPage(`${page}a`, `${page}b`));
  const { products, loaded, putAway } = windowPages(pages);
  expect(products).toHaveLength(20);
  expect(products[0]?.id).toBe("2a");
  expect([loaded, putAway]).toEqual([24, 4]);
});

test("shows a product once when it is on two pages", () => {
  expect(windowPages([getPage("a", "b"), getPage("b", "c")]).products).toHaveLength(3);
});

test("returns an empty list when nothing is loaded", () => {
  expect(windowPages([])).toEqual({ products: [], loaded: 0, putAway: 0 });
});

function getPage(...ids: readonly string[]): DashboardProductList {
  const items = ids.map((id) => ({ id }) as AdminProduct);
  return { items, count: 99, next_cursor: null };
}
