import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { bothHalves } from "./draw-seal-halves.ts";
import {
  boreDimension,
  insertFace,
  insertInnerRadius,
  insertReach,
  insertSection,
} from "./draw-unit-insert.ts";
import { faceWithHoles, housing, measured, type UnitView } from "./draw-unit-view.ts";
import type { Shape } from "./drawing.ts";
import { arcTo, closedOutline, corner, polyline } from "./outline.ts";

/**
 * Draws a UCT unit (take-up) from the front, the end with the adjusting screw on the left. The shaft's
 * centre is at the origin.
 */
export function takeUpFront(unit: HousedUnit): UnitView {
  const H = housing(unit, "H");
  const L = housing(unit, "L");
  const L1 = housing(unit, "L1");
  return {
    bounds: { x: -L1, y: -H / 2, width: L, height: H },
    shapes: [
      faceWithHoles(outline(unit) + slot(unit), [[[0, 0], unit.insertOutsideDiameterMm / 2]]),
      hiddenEdges(unit),
      ...insertFace(unit),
    ],
    centreLines: [
      [
        [-L1, 0],
        [L - L1, 0],
      ],
      [
        [0, -H / 2],
        [0, H / 2],
      ],
    ],
    dimensions: [
      measured({ at: ["below", 1], from: [-L1, 0], to: [0, H / 2], mm: L1 }),
      measured({ at: ["below", 2], from: [-L1, 0], to: [L - L1, 0], mm: L }),
    ],
  };
}

/** The guides are L3 long and centred on the bearing; the far end is rounded about it. */
function outline(unit: HousedUnit): string {
  const H = housing(unit, "H");
  const H2 = housing(unit, "H2");
  const L1 = housing(unit, "L1");
  const L3 = housing(unit, "L3");
  const end = housing(unit, "L") - L1;
  const neck = Math.min(H2 / 2, end);
  const shoulder = Math.min(end, H / 2) * 0.9;
  const rounding = H * 0.05;
  return closedOutline([
    corner(-L1, -H2 / 2, rounding),
    corner(-L3 / 2 - H * 0.08, -neck, rounding),
    corner(-L3 / 2, -H / 2, rounding * 0.5),
    corner(L3 / 2, -H / 2, rounding * 0.5),
    corner(end, -shoulder * 0.62, rounding * 3),
    corner(end, shoulder * 0.62, rounding * 3),
    corner(L3 / 2, H / 2, rounding * 0.5),
    corner(-L3 / 2, H / 2, rounding * 0.5),
    corner(-L3 / 2 - H * 0.08, neck, rounding),
    corner(-L1, H2 / 2, rounding),
  ]);
}

/** The window for the nut of the screw, counterclockwise so that it is a hole. */
function slot(unit: HousedUnit): string {
  const L1 = housing(unit, "L1");
  const [left, N2] = [housing(unit, "L2") - L1, housing(unit, "N2")];
  const right = left + housing(unit, "N1");
  const rounding = N2 * 0.06;
  return closedOutline([
    corner(left, -N2 / 2, rounding),
    corner(left, N2 / 2, rounding),
    corner(right, N2 / 2, rounding),
    corner(right, -N2 / 2, rounding),
  ]);
}

/** The hole of the screw through the end wall, and the bottoms of the guide grooves. */
function hiddenEdges(unit: HousedUnit): Shape {
  const L1 = housing(unit, "L1");
  const L2 = housing(unit, "L2");
  const [N, H1, L3] = [housing(unit, "N"), housing(unit, "H1"), housing(unit, "L3")];
  const lines = [-1, 1].flatMap((side) => [
    polyline([-L1, (side * N) / 2], [L2 - L1, (side * N) / 2]),
    polyline([-L3 / 2, (side * H1) / 2], [L3 / 2, (side * H1) / 2]),
  ]);
  return { material: "edge", path: lines.join("") };
}

/**
 * Draws a UCT unit cut along its shaft, with the guide grooves above and below.
 *
 * @param x Position of the bearing's middle, in mm.
 */
export function takeUpSection(unit: HousedUnit, x: number): UnitView {
  const H = housing(unit, "H");
  const H1 = housing(unit, "H1");
  const H2 = housing(unit, "H2");
  const A = housing(unit, "A");
  const A1 = housing(unit, "A1");
  const half = housing(unit, "A2") / 2;
  const [left, right] = insertReach(unit);
  const sphere = unit.insertOutsideDiameterMm / 2;
  const seat = Math.sqrt(sphere ** 2 - half ** 2);
  const start = x - Math.max(A / 2, left);
  const end = x + Math.max(A / 2, right);
  return {
    bounds: { x: start, y: -H / 2, width: end - start, height: H },
    shapes: [
      screwEnd(unit, x),
      bothHalves(
        "steel-right",
        closedOutline([
          corner(x - half, seat),
          corner(x - half, H / 2),
          corner(x - A1 / 2, H / 2),
          corner(x - A1 / 2, H1 / 2),
          corner(x + A1 / 2, H1 / 2),
          corner(x + A1 / 2, H / 2),
          corner(x + half, H / 2),
          corner(x + half, seat),
          arcTo(x - half, seat, sphere, 1),
        ]),
      ),
      ...insertSection(
        unit,
        x,
        [x - half, x + half].map((edge) => ({ x: edge, radius: seat })),
      ),
    ],
    centreLines: [
      [
        [start, 0],
        [end, 0],
      ],
      [
        [x, -H / 2],
        [x, H / 2],
      ],
    ],
    dimensions: [
      measured({ at: ["above", 1], from: [x - A1 / 2, -H / 2], to: [x + A1 / 2, -H / 2], mm: A1 }),
      measured({ at: ["below", 1], from: [x - A / 2, H2 / 2], to: [x + A / 2, H2 / 2], mm: A }),
      boreDimension(unit, x + right, 1),
      measured({ at: ["right", 2], from: [x + A1 / 2, -H1 / 2], to: [x + A1 / 2, H1 / 2], mm: H1 }),
      measured({ at: ["right", 3], from: [x + half, -H / 2], to: [x + half, H / 2], mm: H }),
    ],
  };
}

/** Behind the cut and covered by the inner ring, which protrudes on the right. */
function screwEnd(unit: HousedUnit, x: number): Shape {
  const A = housing(unit, "A");
  const H2 = housing(unit, "H2");
  const [left] = insertReach(unit);
  const ring = insertInnerRadius(unit);
  return {
    material: "rolling",
    path: closedOutline([
      corner(x - A / 2, -H2 / 2),
      corner(x + A / 2, -H2 / 2),
      corner(x + A / 2, -ring),
      corner(x - left, -ring),
      corner(x - left, ring),
      corner(x + A / 2, ring),
      corner(x + A / 2, H2 / 2),
      corner(x - A / 2, H2 / 2),
    ]),
  };
}
