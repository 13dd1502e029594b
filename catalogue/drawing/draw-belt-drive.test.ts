import fc from "fast-check";
import { expect, test } from "vitest";
import { drawBeltDrive } from "./draw-belt-drive.ts";
import type { Drawing } from "./drawing.ts";
import { getExtent, findErrors, labelNumber, getSpan } from "./testing/drawing-facts.ts";

const drive = fc
  .record({
    smallMm: fc.integer({ min: 20, max: 1000 }),
    largeMm: fc.integer({ min: 20, max: 1000 }),
    gapMm: fc.integer({ min: 1, max: 3000 }),
  })
  .map(({ smallMm, largeMm, gapMm }) => ({
    smallMm,
    largeMm,
    centreMm: Math.ceil((smallMm + largeMm) / 2) + gapMm,
  }));

test("a drive has the size of its pulleys and centre distance, and is labelled with them", () => {
  fc.assert(
    fc.property(drive, (size) => {
      const { smallMm, largeMm, centreMm } = size;
      const drawing = drawBeltDrive(size);
      expect(drawing.bounds.width).toBeCloseTo(centreMm + (smallMm + largeMm) / 2, 9);
      expect(drawing.bounds.height).toBe(Math.max(smallMm, largeMm));
      // An arc between rounded corners may bulge by a tenth of a micron.
      const extent = getExtent(drawing);
      for (const side of ["x", "y", "width", "height"] as const) {
        expect(extent[side]).toBeCloseTo(drawing.bounds[side], 3);
      }
      expect(findErrors(drawing)).toEqual([]);
      const [small = 0, large = 0] = [smallMm, largeMm].toSorted((a, b) => a - b);
      expect(drawing.dimensions.map(({ label }) => labelNumber(label))).toEqual([
        small,
        large,
        centreMm,
      ]);
      for (const line of drawing.dimensions) expect(getSpan(line)).toBe(labelNumber(line.label));
    }),
    { numRuns: 60, examples: [[{ smallMm: 708, largeMm: 27, centreMm: 1528 }]] },
  );
});

test("the wrap angle spans the contact of the belt with the small pulley", () => {
  // 180° - 2 asin((250 - 100) / 1000).
  const drawing = drawBeltDrive({ smallMm: 100, largeMm: 250, centreMm: 500 });
  expect(drawing.angles?.map(({ label }) => label)).toEqual(["163°"]);
  const [from = 0, to = 0] = wrapEnds(drawing);
  expect(360 - (to - from)).toBeCloseTo(360 - 197.254, 2);
  expect(drawing.description).toContain("163°");
});

test("equal pulleys have a wrap angle of 180°", () => {
  const drawing = drawBeltDrive({ smallMm: 75, largeMm: 75, centreMm: 300 });
  expect(drawing.angles?.map(({ label }) => label)).toEqual(["180°"]);
});

test("the smaller pulley is on the left, whatever the order of the diameters", () => {
  const size = { smallMm: 250, largeMm: 100, centreMm: 500 };
  expect(drawBeltDrive(size)).toEqual(drawBeltDrive({ ...size, smallMm: 100, largeMm: 250 }));
});

test.each([
  [0, 100, 500],
  [100, 200, 150],
  [100, 200, Number.NaN],
  [Number.NaN, 200, 500],
  [100, 200, Number.POSITIVE_INFINITY],
])("throws for diameters %d and %d with centre distance %d", (smallMm, largeMm, centreMm) => {
  expect(() => drawBeltDrive({ smallMm, largeMm, centreMm })).toThrow(RangeError);
});

function wrapEnds({ angles }: Drawing): number[] {
  return (angles ?? []).flatMap(({ apex, from, to }) =>
    [from, to].map(([x, y]) => (Math.atan2(y - apex[1], x - apex[0]) * 180) / Math.PI),
  );
}
