import { expect, test } from "vitest";
import { parseQuoteList } from "./quote-list.ts";

const productId = "0a1b2c3d-0000-4000-8000-000000000001";

// docs/product/quote-list.md#kept-on-the-device
test("a stored list is read unchanged", () => {
  const lines = [
    { text: "NSK 6205", quantity: 4, productId },
    { text: "Belt 13 × 1067", quantity: 1, note: "centre 400 mm" },
  ];
  expect(parseQuoteList(JSON.stringify(lines))).toEqual(lines);
});

test.each([
  ["no JSON", "{"],
  ["no list", '{"text":"6205"}'],
  ["a line without a text", '[{"text":" ","quantity":1}]'],
  ["a quantity of none", '[{"text":"6205","quantity":0}]'],
  ["a fraction of a piece", '[{"text":"6205","quantity":1.5}]'],
  ["a quantity as text", '[{"text":"6205","quantity":"2"}]'],
])("stored data with %s is an empty list", (_, text) => {
  expect(parseQuoteList(text)).toEqual([]);
});

test("stored lines are cut to what a request can hold", () => {
  const stored = [
    { text: `  ${"6".repeat(300)}`, quantity: 100_000, productId: "not an id", extra: "<b>" },
    { text: "6205", quantity: 1, productId },
    { text: "NSK 6205", quantity: 1, productId },
    { text: "6205 ".toLowerCase(), quantity: 7 },
    ...Array.from({ length: 300 }, (_, at) => ({ text: `part ${at}`, quantity: 1 })),
  ];
  const lines = parseQuoteList(JSON.stringify(stored));
  expect(lines).toHaveLength(200);
  expect(lines[0]).toEqual({ text: "6".repeat(200), quantity: 9_999 });
  expect(lines[1]).toEqual({ text: "6205", quantity: 1, productId });
  expect(lines[2]?.text).toBe("part 0");
});
