import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { boreDimension, insertFace, insertReach, insertSection } from "./draw-unit-insert.ts";
import { faceWithHoles, housing, measured, type UnitView } from "./draw-unit-view.ts";
import type { Shape } from "./drawing.ts";
import { arcTo, closedOutline, corner, polyline, rectangle } from "./outline.ts";

// Typical shares for figures that the data lacks: roundings of the casting and the width of its head.
const footRounding = 0.4;
const neckRounding = 0.35;
const headShare = 0.62;

/** Draws a UCP unit (pillow block) from the front, the shaft's centre at the origin. */
export function pillowFront(unit: HousedUnit): UnitView {
  const H = housing(unit, "H");
  const L = housing(unit, "L");
  const J = housing(unit, "J");
  const N1 = housing(unit, "N1");
  const H1 = housing(unit, "H1");
  const H2 = housing(unit, "H2");
  const head = H2 - H;
  const foot = H - H1;
  const slots = [-J / 2, J / 2];
  return {
    bounds: { x: -L / 2, y: -head, width: L, height: H2 },
    shapes: [
      faceWithHoles(
        closedOutline([
          corner(-L / 2, H),
          corner(-L / 2, foot, H1 * footRounding),
          corner(-head * 1.04, foot, H1 * neckRounding),
          corner(-head, 0),
          arcTo(0, -head, head, 1),
          arcTo(head, 0, head, 1),
          corner(head * 1.04, foot, H1 * neckRounding),
          corner(L / 2, foot, H1 * footRounding),
          corner(L / 2, H),
        ]),
        [[[0, 0], unit.insertOutsideDiameterMm / 2]],
      ),
      ...slots.map((x): Shape => ({
        material: "edge",
        path: [-N1 / 2, N1 / 2].map((side) => polyline([x + side, foot], [x + side, H])).join(""),
      })),
      ...insertFace(unit),
    ],
    centreLines: [
      [
        [0, -head],
        [0, H],
      ],
      [
        [-head, 0],
        [head, 0],
      ],
      ...slots.map((x) => [[x, foot] as const, [x, H] as const] as const),
    ],
    dimensions: [
      measured({ at: ["left", 1], from: [0, 0], to: [-L / 2, H], mm: H }),
      measured({ at: ["left", 2], from: [0, -head], to: [-L / 2, H], mm: H2 }),
      measured({ at: ["below", 1], from: [-J / 2, H], to: [J / 2, H], mm: J }),
      measured({ at: ["below", 2], from: [-L / 2, H], to: [L / 2, H], mm: L }),
    ],
  };
}

/**
 * Draws a UCP unit cut along its shaft.
 *
 * @param x Position of the bearing's middle, in mm.
 */
export function pillowSection(unit: HousedUnit, x: number): UnitView {
  const H = housing(unit, "H");
  const A = housing(unit, "A");
  const H1 = housing(unit, "H1");
  const H2 = housing(unit, "H2");
  const [left, right] = insertReach(unit);
  const head = H2 - H;
  const sphere = unit.insertOutsideDiameterMm / 2;
  const half = (A * headShare) / 2;
  const seat = Math.sqrt(sphere ** 2 - half ** 2);
  const ridge = H - H1 * 0.62;
  const start = x - Math.max(A / 2, left);
  const end = x + Math.max(A / 2, right);
  return {
    bounds: { x: start, y: -head, width: end - start, height: H2 },
    shapes: [
      // The ends of the foot, behind the cut.
      { material: "rolling", path: rectangle(x - A / 2, H - H1, x + A / 2, H) },
      {
        material: "steel-right",
        path: closedOutline([
          corner(x - half, -seat),
          corner(x - half, -head, half * 0.3),
          corner(x + half, -head, half * 0.3),
          corner(x + half, -seat),
          arcTo(x - half, -seat, sphere, 0),
        ]),
      },
      {
        material: "steel-right",
        path: closedOutline([
          corner(x + half, seat),
          corner(x + half, ridge),
          corner(x + A / 2, ridge + H1 * 0.12, H1 * 0.15),
          corner(x + A / 2, H),
          corner(x - A / 2, H),
          corner(x - A / 2, ridge + H1 * 0.12, H1 * 0.15),
          corner(x - half, ridge),
          corner(x - half, seat),
          arcTo(x + half, seat, sphere, 0),
        ]),
      },
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
        [x, -head],
        [x, H],
      ],
    ],
    dimensions: [
      measured({ at: ["below", 1], from: [x - A / 2, H], to: [x + A / 2, H], mm: A }),
      measured({ at: ["right", 2], from: [x + A / 2, H - H1], to: [x + A / 2, H], mm: H1 }),
      boreDimension(unit, x + right, 1),
      measured({
        at: ["above", 1],
        from: [x - left, -unit.boreMm / 2],
        to: [x + right, -unit.boreMm / 2],
        mm: unit.insertWidthMm,
      }),
    ],
  };
}
