import { expect, test } from "vitest";
import type { ProductItem } from "#web/api/queries.ts";
import { sampleProduct } from "#web/testing/samples.ts";
import type { SavedAnswer } from "./saved-answer.ts";
import { searchSeenProducts } from "./search-seen-products.ts";

const sealed = sampleProduct(1, { name: "NSK 6205 2RS", bore_mm: 25, price: 6.9 });
const open = sampleProduct(2, { name: "SKF 6205", brand: "SKF", bore_mm: 25, price: 5 });
const belt = sampleProduct(3, {
  name: "Rrip SPZ 1250",
  category: "Belts",
  description: "I ngushtë",
});
const lists = [toList([sealed, open], 1_000), toList([open, belt], 2_000)];

const searches: readonly (readonly [string, object, readonly ProductItem[]])[] = [
  ["a part of a name", { search: "6205" }, [sealed, open]],
  ["a code with other separators", { search: "6205-2rs" }, [sealed]],
  ["a word without diacritics", { search: "NGUSHTE" }, [belt]],
  ["a text and a category", { search: "i", category: "Belts" }, [belt]],
  ["a text, a brand and a figure", { search: "6205", brand: "SKF", bore: "24.9" }, [open]],
  ["the lowest price first", { search: "6205", sort: "price-asc" }, [open, sealed]],
];

// docs/product/offline.md#search-of-seen-products
test.each(searches)("stored lists are searched for %s", (_, asked, products) => {
  const page = { items: products, count: products.length, next_cursor: null };
  expect(searchSeenProducts(lists, asked)?.data).toEqual({ pages: [page], pageParams: [null] });
});

test("the answer has the product as it was last stored, and the time of the oldest one", () => {
  const dearer = { ...sealed, price: 8, price_eur: 8 };
  const newer = [...lists, toList([dearer], 3_000)];
  expect(searchSeenProducts(newer, { search: "6205" })).toMatchObject({
    data: { pages: [{ items: [dearer, open] }] },
    at: 2_000,
  });
});

test.each([
  ["nothing matches", lists, { search: "6310" }],
  ["nothing is stored", [], { search: "6205" }],
  ["no text is searched", lists, { category: "Belts" }],
  [
    "the stored data is damaged",
    [{ data: { pages: [1, { items: null }] }, at: 1 }],
    { search: "6205" },
  ],
  ["the query is none of a list", lists, undefined],
])("there is no answer if %s", (_, stored, asked) => {
  expect(searchSeenProducts(stored, asked)).toBeUndefined();
});

function toList(items: readonly ProductItem[], at: number): SavedAnswer {
  const page = { items, count: items.length, next_cursor: null };
  return { data: { pages: [page], pageParams: [null] }, at };
}
