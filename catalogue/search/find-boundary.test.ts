import { expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { boundarySeries } from "#catalogue/bearings/boundary-dimensions.data.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";
import { findBoundary } from "./find-boundary.ts";

const find = (code: string): unknown => {
  const read = readDesignation(code);
  return read && findBoundary(read);
};

it.each([
  ["6312", { bore: 60, outside: 130, width: 31 }],
  ["NU313", { bore: 65, outside: 140, width: 33 }],
  ["7211B", { bore: 55, outside: 100, width: 21 }],
  ["6012", { bore: 60, outside: 95, width: 18 }],
  ["6905-2RS", { bore: 25, outside: 42, width: 9 }],
  ["61805", { bore: 25, outside: 37, width: 7 }],
  ["NU306", { bore: 30, outside: 72, width: 19 }],
  ["6407", { bore: 35, outside: 100, width: 25 }],
])("%s has the boundary dimensions of its series", (code, dimensions) => {
  expect(find(code)).toEqual(dimensions);
});

it.each(["30312", "22224", "6830", "UCP212", "6412"])("those of %s aren't known", (code) => {
  expect(find(code)).toBeUndefined();
});

it("has the outside diameters of listed bearings with the same bore and diameter series", () => {
  const listed = bearings.flatMap(({ code, boreMm, outsideDiameterMm }) => {
    const series = readDesignation(code)?.dimensionSeries?.at(-1);
    return series === undefined || code.startsWith("5")
      ? []
      : [{ series, boreMm, outsideDiameterMm }];
  });
  const compared = boundarySeries.flatMap(({ dimensionSeries, sizes }) =>
    sizes.flatMap(([bore, outside]) =>
      listed
        .filter(({ series, boreMm }) => series === dimensionSeries.at(-1) && boreMm === bore)
        .map(({ outsideDiameterMm }) => [bore, outsideDiameterMm, outside]),
    ),
  );
  expect(compared.length).toBeGreaterThanOrEqual(20);
  expect(compared.filter(([, known, outside]) => known !== outside)).toEqual([]);
});
