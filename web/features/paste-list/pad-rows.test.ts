import { expect, test } from "vitest";
import { toListText, toPadRows, withoutRow, withRow } from "./pad-rows.ts";

test("a pad begins with four empty rows", () => {
  expect(toPadRows("").map(({ code }) => code)).toEqual(["", "", "", ""]);
});

test("rows survive the way into the list's text and back", () => {
  const text = "6205 2RS\t4\nA 42\t3";
  expect(toListText(toPadRows(text))).toBe(text);
});

test("a code without a quantity means one piece, and rows without a code are left out", () => {
  const rows = [
    { id: 0, code: "6205", quantity: " " },
    { id: 1, code: " ", quantity: "7" },
  ];
  expect(toListText(rows)).toBe("6205\t1");
});

test("a pasted line is a row's code", () => {
  expect(toPadRows("10 x 6203 ZZ")[0]).toEqual({ id: 0, code: "10 x 6203 ZZ", quantity: "" });
});

test("the last row stays empty while others are typed into and removed", () => {
  let rows = toPadRows("");
  for (const id of [0, 1, 2, 3]) rows = withRow(rows, { id, code: "6205", quantity: "1" });
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)?.code).toBe("");
  rows = withoutRow(rows, 1);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.at(-1)?.code).toBe("");
});
