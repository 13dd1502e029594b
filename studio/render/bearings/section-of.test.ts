import { expect, test } from "vitest";
import { getBearing } from "../../../catalogue/bearings/find-bearing.ts";
import { depthInside } from "../../../catalogue/drawing/testing/depth-inside.ts";
import { getRoller } from "./rolling.ts";
import { getBox, getSection } from "./section-of.ts";

const codes = ["6205", "7205", "1206", "NU205", "30206", "22208"];

test.each(codes)(
  "the rings of %s have the catalogue's bore, outside diameter and width",
  (code) => {
    const bearing = getBearing(code);
    const { outer, inner } = getSection(bearing);
    const all = [...outer, ...inner];
    expect(Math.max(...outer.map(([radius]) => radius))).toBeCloseTo(
      bearing.outsideDiameterMm / 2,
      3,
    );
    expect(Math.min(...inner.map(([radius]) => radius))).toBeCloseTo(bearing.boreMm / 2, 3);
    expect(getBox(all).size[1]).toBeCloseTo(bearing.widthMm, 3);
  },
);

test.each(codes)("the rolling elements of %s touch both rings without overlap", (code) => {
  const { outer, inner, rolling } = getSection(getBearing(code));
  for (const outline of rolling) {
    const [across] = getBox(outline).size;
    for (const ring of [outer, inner]) {
      const depths = outline.map((corner) => depthInside(corner, ring));
      const gaps = outline.map((corner) => distanceTo(ring, corner));
      expect(Math.max(...depths)).toBeLessThan(0.01 * across);
      expect(Math.min(...gaps)).toBeLessThan(0.03 * across);
    }
  }
});

test("cylindrical rollers are parallel to the axis, tapered ones lean by half the cup's angle", () => {
  const [upright] = getSection(getBearing("NU205")).rolling.map(getRoller);
  const [leaning] = getSection(getBearing("30206")).rolling.map(getRoller);
  expect(upright?.tiltDeg).toBeCloseTo(0, 3);
  expect(leaning?.tiltDeg).toBeGreaterThan(8);
  expect(leaning?.tiltDeg).toBeLessThan(14);
});

type Corner = readonly [number, number];

function distanceTo(outline: readonly Corner[], [x, y]: Corner): number {
  const sides = outline.map(([bx, by], index) => {
    const [ax, ay] = outline.at(index - 1) ?? [bx, by];
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
  });
  return Math.min(...sides);
}
