import { expect, it } from "vitest";
import { listBuiltInEntries } from "#catalogue/search/built-in-entries.ts";
import { createSearch } from "#catalogue/search/create-search.ts";
import { sampleProduct } from "#web/testing/samples.ts";
import { sellParts } from "./sell-parts.ts";
import { toPartRow, toProductRow } from "./to-search-row.ts";

const search = createSearch(listBuiltInEntries());

function sell(query: string, brand: string, name: string): readonly (string | undefined)[] {
  const parts = search(query).hits.slice(0, 2).map(toPartRow);
  const product = sampleProduct(1, { brand, name });
  const hit = { match: "exact", reason: { kind: "code" } } as const;
  const sold = sellParts(parts, [toProductRow({ product, ...hit })]);
  expect(sold.products).toHaveLength(sold.parts.some((part) => part.product) ? 0 : 1);
  return sold.parts.filter((part) => part.product).map(({ id }) => id);
}

// docs/product/shop.md#search-to-order
it.each([
  ["6205", "NSK", "NSK 6205 Deep Groove Ball Bearing", ["nsk/6205"]],
  ["6205", "PPL", "PPL 6205 Bearing", ["ppl/6205"]],
  ["6205", "NSK", "NSK 6205DDU Deep Groove Ball Bearing", []],
  ["6205", "NSK", "NSK 6205 C3 Bearing", []],
  ["6205", "NSK", "NSK 6205 XQ9 Bearing", []],
  ["6205", "NSK", "NSK 6205 Bearing K", []],
  ["6205", "NSK", "NSK 6205 QXYZ Bearing", []],
  ["6205", "SKF", "SKF 6205 Bearing", []],
  ["1206", "NSK", "NSK 1206K Self-Aligning Bearing", []],
])("of the parts for '%s', a product of %s named '%s' sells %j", (query, brand, name, ids) => {
  expect(sell(query, brand, name)).toEqual(ids);
});
