import { expect, test } from "vitest";
import { packRows, unpackRows } from "./packed-rows.ts";

test.each([
  [
    {
      items: [
        { id: 1, size: null },
        { id: 2, size: { mm: 3 } },
      ],
      count: 2,
    },
  ],
  [
    [
      {
        sizes: [
          { value: 10, count: 4 },
          { value: 12, count: 1 },
        ],
      },
      { sizes: [] },
    ],
  ],
  [{ mixed: [{ a: 1 }, { b: 1 }], one: [{ a: 1 }], empty: [{}, {}], words: ["a", "b"] }],
  [null],
  ["text"],
])("gives back what it packed: %j", (value) => {
  expect(unpackRows(JSON.parse(JSON.stringify(packRows(value))))).toEqual(value);
});

test("names the fields of rows once", () => {
  expect(
    packRows([
      { id: 1, name: "a" },
      { id: 2, name: "b" },
    ]),
  ).toEqual({
    rowFields: ["id", "name"],
    values: [1, "a", 2, "b"],
  });
});

test("stores a value that all rows share once", () => {
  const rows = [
    { id: 1, image: null, mm: 3 },
    { id: 2, image: null, mm: 3 },
  ];
  expect(packRows(rows)).toEqual({
    rowFields: ["id"],
    values: [1, 2],
    same: { image: null, mm: 3 },
  });
  expect(unpackRows(packRows(rows))).toEqual(rows);
});
