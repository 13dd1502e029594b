import { expect, test } from "vitest";
import { listInserts } from "#catalogue/bearings/list-inserts.ts";
import { drawInsert } from "./draw-insert.ts";
import { findErrors, getExtent } from "./testing/drawing-facts.ts";

// docs/product/catalogue.md#drawn-to-size
test.each(listInserts().map(({ insert, unit }) => [insert, unit] as const))(
  "%s is as large as its figures",
  (_insert, unit) => {
    const { insertOffsetMm: S, insertWidthMm: B, insertOutsideDiameterMm: D, boreMm: d } = unit;
    const drawing = drawInsert(unit);
    const box = { x: -S, y: -D / 2, width: B, height: D };
    expect(drawing.bounds).toEqual(box);
    // The outside is an arc of a sphere whose ends are computed.
    const { x, y, width, height } = getExtent(drawing);
    for (const [mm, wanted] of [
      [x, -S],
      [y, -D / 2],
      [width, B],
      [height, D],
    ] as const) {
      expect(mm).toBeCloseTo(wanted, 3);
    }
    expect(drawing.dimensions.map(({ label }) => label)).toEqual([
      `B ${B}`,
      `S ${S}`,
      `Ø${D}`,
      `Ø${d}`,
    ]);
    expect(findErrors(drawing)).toEqual([]);
  },
);
