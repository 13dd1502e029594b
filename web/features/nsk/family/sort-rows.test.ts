import { expect, test } from "vitest";
import { sortRows } from "./sort-rows.ts";
import { toDelimited } from "./to-delimited.ts";

const rows = [
  { code: "B", isUnit: false, figures: { mass: 2 } },
  { code: "A", isUnit: false, figures: {} },
  { code: "C", isUnit: false, figures: { mass: 1 } },
];

test.each([
  ["mass", "ascending", "CBA"],
  ["mass", "descending", "BCA"],
  ["code", "ascending", "BAC"],
  ["code", "descending", "CAB"],
] as const)("rows sorted by %s, %s, end with those without the figure", (by, direction, order) => {
  const sorted = sortRows(rows, { by, direction });
  expect(sorted.map(({ code }) => code).join("")).toBe(order);
});

test("cells with a separator, a quote or a line break are quoted", () => {
  expect(toDelimited([["d, mm", 'a"b', "c\nd", "e"]], ",")).toBe('"d, mm","a""b","c\nd",e');
  expect(toDelimited([["d, mm", "a"]], "\t")).toBe("d, mm\ta");
});
