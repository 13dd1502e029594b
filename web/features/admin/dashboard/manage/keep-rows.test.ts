import { expect, test } from "vitest";
import type { AdminProduct } from "#web/api/queries.ts";
import { sampleAdminProduct, sampleId } from "#web/testing/samples.ts";
import { keepRows, type KeptRow } from "./keep-rows.ts";

const lists: readonly [name: string, listed: number[], kept: KeptRow[], shown: number[]][] = [
  ["one that moved up", [3, 1, 2], [keep(3, 1, 2)], [1, 2, 3]],
  ["one that moved down", [2, 3, 1], [keep(1)], [1, 2, 3]],
  ["one that left the filter", [1, 3], [keep(2, 1)], [1, 2, 3]],
  ["the last of a filter", [], [keep(1)], [1]],
  ["two, the upper one counted first", [1, 4], [keep(2, 1), keep(3, 1, 2)], [1, 2, 3, 4]],
  ["two, the lower one counted first", [1, 4], [keep(3, 1, 2), keep(2, 1)], [1, 2, 3, 4]],
  ["none that was deleted", [1, 3], [{ items: [], count: 0, above: [sampleId(1)] }], [1, 3]],
];

// docs/product/admin.md#stock-in-the-list
test.for(lists)("keeps %s", ([, listed, kept, shown]) => {
  expect(
    getNumbers(
      keepRows(
        listed.map((number) => sampleAdminProduct(number)),
        kept,
      ),
    ),
  ).toEqual(shown);
});

test("shows the newest version of a kept product", () => {
  const listed = [sampleAdminProduct(1, { name: "New name" })];
  expect(keepRows(listed, [keep(1)])).toEqual(listed);
});

function keep(number: number, ...above: number[]): KeptRow {
  return { items: [sampleAdminProduct(number)], count: 1, above: above.map(sampleId) };
}

function getNumbers(products: readonly AdminProduct[]): number[] {
  return products.map(({ id }) => Number(id.slice(-12)));
}
