import { describe, expect, test } from "vitest";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { drawUnit } from "./draw-unit.ts";
import type { Drawing, Point } from "./drawing.ts";
import { flattenPath } from "./flatten-path.ts";
import { getExtent, findErrors, labelNumber, rounded, getSpan } from "./testing/drawing-facts.ts";

/** Letters of the dimensions in each drawing, besides the bore. */
const letters = {
  UCP: ["H", "H2", "J", "L", "A", "H1"],
  UCF: ["J", "L", "N", "A1", "A2", "A", "A0"],
  UCT: ["L1", "L", "A1", "A", "H1", "H"],
} as const;

describe.each(housedUnits.map((unit) => [unit.code, unit] as const))("%s", (_code, unit) => {
  const drawing = drawUnit(unit);
  const { series, housingMm, boreMm, insertOutsideDiameterMm, insertWidthMm } = unit;
  const mm = (letter: string): number => housingMm[letter] ?? Number.NaN;
  const points = drawing.shapes.flatMap(({ path }) => flattenPath(path).flat());

  test("has bounds that contain all shapes", () => {
    expect(getExtent(drawing)).toEqual(rounded(drawing.bounds));
  });

  test("is as high as its housing", () => {
    const height = { UCP: mm("H2"), UCF: mm("L"), UCT: mm("H") }[series];
    expect(rounded(drawing.bounds).height).toBe(height);
    expect(rounded(drawing.bounds).y + height).toBe(
      { UCP: mm("H"), UCF: height / 2, UCT: height / 2 }[series],
    );
  });

  test("is as long as its housing in the front view, with a gap to the section", () => {
    const left = { UCP: mm("L") / 2, UCF: mm("L") / 2, UCT: mm("L1") }[series];
    expect(drawing.bounds.x).toBe(-left);
    const end = mm("L") - left;
    const front = points.map(([x]) => x).filter((x) => x <= end + 1);
    expect(Math.max(...front)).toBeCloseTo(end, 4);
    expect(points.some(([x]) => x > end && x < end + 0.1 * mm("L"))).toBe(false);
  });

  test("shows bore and insert about the shaft's centre", () => {
    const reach = (radius: number): Point[] =>
      points.filter(([x, y]) => Math.abs(Math.hypot(x, y) - radius) < 1e-3);
    expect(reach(boreMm / 2).length).toBeGreaterThan(40);
    expect(reach(insertOutsideDiameterMm / 2).length).toBeGreaterThan(40);
  });

  test("has an inner ring as wide as the insert's in the section", () => {
    const ring = drawing.shapes.flatMap(({ material, path }) =>
      material === "steel-right" ? flattenPath(path) : [],
    );
    const inner = ring.filter((outline) =>
      outline.some(([, y]) => Math.abs(Math.abs(y) - boreMm / 2) < 1e-6),
    );
    expect(inner).toHaveLength(2);
    for (const outline of inner) {
      const xs = outline.map(([x]) => x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(insertWidthMm, 3);
    }
  });

  test("has valid outlines", () => {
    expect(findErrors(drawing)).toEqual([]);
  });

  test("is labelled with its own dimensions", () => {
    const expected = [
      boreMm,
      ...letters[series].map(mm),
      ...(series === "UCP" ? [insertWidthMm] : []),
    ];
    const labels = drawing.dimensions.map(({ label }) => labelNumber(label));
    expect(labels.toSorted(ascending)).toEqual(expected.toSorted(ascending));
    for (const line of drawing.dimensions) expect(getSpan(line)).toBe(labelNumber(line.label));
  });

  test("keeps dimension lines of one row apart", () => {
    for (const [index, line] of drawing.dimensions.entries()) {
      for (const other of drawing.dimensions.slice(index + 1)) {
        const shared = line.side === other.side && line.row === other.row;
        expect(shared && overlap(line, other)).toBe(false);
      }
    }
  });
});

test("names the missing letter and the unit in the error", () => {
  const [unit] = housedUnits;
  const { H: _H, ...rest } = unit?.housingMm ?? {};
  expect(() => drawUnit({ ...unit, housingMm: rest } as HousedUnit)).toThrow(
    "No dimension H of UCP205",
  );
});

function overlap(line: Drawing["dimensions"][number], other: typeof line): boolean {
  const axis = line.side === "left" || line.side === "right" ? 1 : 0;
  const [a = 0, b = 0] = [line.from[axis], line.to[axis]].toSorted(ascending);
  const [c = 0, d = 0] = [other.from[axis], other.to[axis]].toSorted(ascending);
  return a < d && c < b;
}

function ascending(a: number, b: number): number {
  return a - b;
}
