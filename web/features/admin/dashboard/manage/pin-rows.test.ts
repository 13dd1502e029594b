import { expect, test } from "vitest";
import type { AdminProduct } from "#web/api/queries.ts";
import { sampleAdminProduct, sampleId } from "#web/testing/samples.ts";
import { pinRows, type PinnedRow } from "./pin-rows.ts";

const lists: readonly [name: string, listed: number[], pinned: PinnedRow[], shown: number[]][] = [
  ["one that moved up", [3, 1, 2], [pin(3, 1, 2)], [1, 2, 3]],
  ["one that moved down", [2, 3, 1], [pin(1)], [1, 2, 3]],
  ["one that left the filter", [1, 3], [pin(2, 1)], [1, 2, 3]],
  ["the last of a filter", [], [pin(1)], [1]],
  ["two, the upper one counted first", [1, 4], [pin(2, 1), pin(3, 1, 2)], [1, 2, 3, 4]],
  ["two, the lower one counted first", [1, 4], [pin(3, 1, 2), pin(2, 1)], [1, 2, 3, 4]],
  ["none that was deleted", [1, 3], [{ items: [], count: 0, above: [sampleId(1)] }], [1, 3]],
];

// docs/product/admin.md#stock-in-the-list
test.for(lists)("keeps %s", ([, listed, pinned, shown]) => {
  expect(
    getNumbers(
      pinRows(
        listed.map((number) => sampleAdminProduct(number)),
        pinned,
      ),
    ),
  ).toEqual(shown);
});

test("shows the newest version of a pinned product", () => {
  const listed = [sampleAdminProduct(1, { name: "New name" })];
  expect(pinRows(listed, [pin(1)])).toEqual(listed);
});

function pin(number: number, ...above: number[]): PinnedRow {
  return { items: [sampleAdminProduct(number)], count: 1, above: above.map(sampleId) };
}

function getNumbers(products: readonly AdminProduct[]): number[] {
  return products.map(({ id }) => Number(id.slice(-12)));
}
