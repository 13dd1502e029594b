import { expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { readFigureRange } from "#domain/figure-range.ts";
import {
  countFigures,
  filterSizes,
  type AskedFigures,
  type ListedFigure,
  type ListedFigures,
} from "./filter-sizes.ts";

const toFigures = (bearing: (typeof bearings)[number]): ListedFigures => ({
  bore: bearing.boreMm,
  outside: bearing.outsideDiameterMm,
  width: bearing.widthMm,
});
const deepGroove = bearings.filter(({ kind }) => kind === "deep-groove");
const read = (asked: { readonly [Figure in ListedFigure]?: string }): AskedFigures =>
  Object.fromEntries(
    Object.entries(asked).map(([figure, text]) => [figure, readFigureRange(text)]),
  );
const find = (asked: Parameters<typeof read>[0]): readonly string[] =>
  filterSizes(deepGroove, toFigures, read(asked)).map(({ code }) => code);

// docs/product/catalogue.md#filters-by-size
it("finds worn figures within 0.3 mm or 1 %, in the order of the list", () => {
  expect(find({ bore: "24.9", outside: "51.8" })).toEqual(["6205"]);
  expect(find({ bore: "25" })).toEqual(["6005", "6205", "6305"]);
});

// docs/product/catalogue.md#filters-by-size
it("finds the sizes of a range with both ends", () => {
  expect(find({ bore: "20-25", outside: "from 52" })).toEqual(["6205", "6304", "6305"]);
});

it("finds nothing outside the tolerance and nothing with an unknown figure", () => {
  expect(find({ bore: "25.3" })).toEqual([]);
  expect(find({ length: "25" })).toEqual([]);
});

it("lists everything without figures", () => {
  expect(find({})).toHaveLength(deepGroove.length);
});

// docs/product/catalogue.md#filters-by-size
it("counts the values of a figure among the rows that the other figures leave", () => {
  const { bore, outside, length } = countFigures(deepGroove, toFigures, read({ bore: "25" }));
  expect(outside.map(({ value }) => value)).toEqual([47, 52, 62]);
  expect(bore.reduce((sum, { count }) => sum + count, 0)).toBe(deepGroove.length);
  expect(length).toEqual([]);
});
