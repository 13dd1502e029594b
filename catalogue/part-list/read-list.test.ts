import fc from "fast-check";
import { expect, test } from "vitest";
import { maxLineQuantity } from "#domain/cart.ts";
import { maxListCodeLength, maxListLines, type ListLine } from "./part-list.ts";
import { readWholeList } from "./testing/read-whole-list.ts";

/** A line as `quantity × code`, with `?` for an unsure quantity and `!` for a wrong one. */
const signs = { "unsure-quantity": "?", "bad-quantity": "!", "no-quantity": "~" };
function summarise({ quantity, code, problem }: ListLine): string {
  const sign = problem && problem in signs ? signs[problem as keyof typeof signs] : "";
  return `${quantity}${sign} × ${code}`;
}

function read(text: string): readonly string[] {
  return readWholeList(text).lines.map(summarise);
}

const freeLines: readonly (readonly [line: string, reading: string])[] = [
  ["6205-2RS 4", "4 × 6205-2RS"],
  ["4 x 6205 2RS", "4 × 6205 2RS"],
  ["4x6205", "4 × 6205"],
  ["6205 2RS C3 × 12", "12 × 6205 2RS C3"],
  ["x4 6205", "4 × 6205"],
  ["10 6205", "10 × 6205"],
  ["6205 (4)", "4 × 6205"],
  ["6205: 4", "4 × 6205"],
  ["6205-2RS - 4", "4 × 6205-2RS"],
  ["1. 6205 4", "4 × 6205"],
  ["- 6205 4", "4 × 6205"],
  ["4 copë 6205", "4 × 6205"],
  ["6205 – 4 cope", "4 × 6205"],
  ["6205 sasia: 4", "4 × 6205"],
  ["NSK 6205 DDU C3 12 pcs", "12 × NSK 6205 DDU C3"],
  ["Kushinetë 6205-2RS 4", "4 × Kushinetë 6205-2RS"],
  ["6205 2RS C3", "1~ × 6205 2RS C3"],
  // A number that belongs to the code.
  ["A 42", "1~ × A 42"],
  ["A 42 3", "3 × A 42"],
  ["SPZ 1250", "1~ × SPZ 1250"],
  ["5M 450", "1~ × 5M 450"],
  ["HK 1612", "1~ × HK 1612"],
  ["HK 1612 x 4", "4 × HK 1612"],
  // Sizes.
  ["25x52x15", "1~ × 25x52x15"],
  ["25 x 52 x 15", "1~ × 25 x 52 x 15"],
  ["25 52 15", "1~ × 25 52 15"],
  ["25 - 52 - 15", "1~ × 25 - 52 - 15"],
  ["25x52x15 4", "4 × 25x52x15"],
  ["4 x 25x52x15", "4 × 25x52x15"],
  ["24,9x51,8x15 4", "4 × 24,9x51,8x15"],
  ["TC 25x47x7", "1~ × TC 25x47x7"],
  ["TC 25x47x7 x 4", "4 × TC 25x47x7"],
  ["6203 C3 6", "6 × 6203 C3"],
  ["10 x 6204", "10 × 6204"],
  // A number that can be either.
  ["6205 C 3", "3? × 6205 C"],
  ["8M 1200 30", "30? × 8M 1200"],
  ["6 PJ 1016", "6? × PJ 1016"],
  ["10 x 1206", "10? × 1206"],
  ["25 52 15 4", "4? × 25 52 15"],
  ["25x52x7x4", "4? × 25x52x7"],
  ["1 6205 4", "4? × 6205"],
  ["Lithium grease 2", "2? × Lithium grease"],
  // Quantities that can't be ordered.
  ["6205 0", "0! × 6205"],
  ["6205 12000 copë", "12000! × 6205"],
];

test.each(freeLines)("reads %o as %o", (line, reading) => {
  expect(read(line)).toEqual([reading]);
});

const rows: readonly (readonly [rows: string, reading: readonly string[]])[] = [
  ["6205DDU;10", ["10 × 6205DDU"]],
  ["10;6205DDU", ["10 × 6205DDU"]],
  ["6205,4", ["4 × 6205"]],
  ["6205\t4\nA 42\t3", ["4 × 6205", "3 × A 42"]],
  ['"6205-2RS","4"\n"A, ""42""","3"', ["4 × 6205-2RS", '3 × A, "42"']],
  ["Kodi\tSasia\n6205\t4\n6206\t", ["4 × 6205", "1~ × 6206"]],
  ["Qty,Part No.,Brand\n4,6205,SKF", ["4 × 6205 SKF"]],
  ["Nr;Artikulli;Përshkrimi;Sasia\n1;6205;Kushinetë;4", ["4 × 6205"]],
  ["1;6205;Kushinetë;4\n2;608;Kushinetë;6", ["4 × 6205", "6 × 608"]],
  ["6205;4,00\n6206;1 000\n6207;2 copë", ["4 × 6205", "1000 × 6206", "2 × 6207"]],
  ["6205;1.000\n6206;1,5\n6207;-3", ["1000? × 6205", "1! × 6206", "0! × 6207"]],
  ["25,4x50,8x12", ["1~ × 25,4x50,8x12"]],
  ["\uFEFF6205;4\r\n;;\r\n\r\n6206;2\r\n", ["4 × 6205", "2 × 6206"]],
];

test.each(rows)("reads the cells of %o", (text, reading) => {
  expect(read(text)).toEqual(reading);
});

test("lines with the same code are added up, with the numbers of all their lines", () => {
  expect(readWholeList("6205-2RS 4\nA 42 1\n6205 2rs 6").lines).toEqual([
    { numbers: [1, 3], text: "6205-2RS 4", code: "6205-2RS", quantity: 10 },
    { numbers: [2], text: "A 42 1", code: "A 42", quantity: 1 },
  ]);
});

test("a sum above the max of a line is marked", () => {
  expect(read(`6205 ${maxLineQuantity}\n6205 1`)).toEqual([`${maxLineQuantity + 1}! × 6205`]);
});

test("counts the lines beyond the max, without the headings", () => {
  const lines = Array.from({ length: maxListLines + 12 }, (_, at) => `Part-${at}X;${at + 1}`);
  const list = readWholeList(["Code;Quantity", ...lines].join("\n"));
  expect(list.lines).toHaveLength(maxListLines);
  expect(list.leftOut).toBe(12);
  expect(readWholeList(lines.slice(0, maxListLines).join("\n")).leftOut).toBe(0);
});

test("any text is read without an error, into codes and quantities within their limits", () => {
  const pieces = fc.constantFrom(
    "6205",
    " ",
    "\t",
    ";",
    ",",
    '"',
    "x",
    "4",
    "\n",
    "copë",
    "A42",
    ".",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(pieces, { maxLength: 80 }).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { lines } = readWholeList(text);
      expect(lines.length).toBeLessThanOrEqual(maxListLines);
      expect(lines.filter((line) => !isWithinLimits(line))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

function isWithinLimits({ code, quantity, problem }: ListLine): boolean {
  const isOrderable = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity;
  return (
    code.length <= maxListCodeLength &&
    (isOrderable || problem === "bad-quantity") &&
    (code !== "" || problem === "no-code")
  );
}
