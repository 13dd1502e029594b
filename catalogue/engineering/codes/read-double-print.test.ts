import { describe, expect, it } from "vitest";
import { readBeltCode } from "./read-belt-code.ts";

describe("a belt printed twice", () => {
  // docs/product/catalogue.md#double-prints
  it.each([
    ["A42/13x1067", "A", 1067],
    ["A 42 / 13 x 1067 Li", "A", 1067],
    ["B52 17x1320", "B", 1321],
    ["A42 13x1097 Lw", "A", 1067],
    ["B75 1905Li 1945Ld", "B", 1905],
    ["13 X 1067 LI LP 1097", "A", 1067],
    ["13X1067LI LP1097", "A", 1067],
    ["B 52 Li", "B", 1321],
  ])("%s is read whole", (code, section, mm) => {
    expect(readBeltCode(code)).toMatchObject({
      section,
      lengths: [{ line: "Li", mm }, {}],
      unread: "",
    });
  });

  it.each(["A42/17x1067", "A43/13x1067"])("%s contradicts itself", (code) => {
    expect(readBeltCode(code)).toBeUndefined();
  });

  it.each([
    ["13x1067 Li 1100 Ld", "1100 LD"],
    ["HTD A42", "HTD"],
  ])("%s leaves %s unread", (code, unread) => {
    expect(readBeltCode(code)).toMatchObject({ unread });
  });
});

it.each([
  ["2B52", "B", 2],
  ["3C90", "C", 3],
  ["2SPA1250", "SPA", 2],
  ["3BX75", "B", 3],
])("%s is of section %s with %d joined belts", (code, section, joinedBelts) => {
  expect(readBeltCode(code)).toMatchObject({ section, joinedBelts, unread: "" });
});

it.each(["2C3", "2Z", "5B1", "08B17"])("%s isn't a joined belt", (code) => {
  expect(readBeltCode(code)).toBeUndefined();
});
