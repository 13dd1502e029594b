import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { ball, grooveRadius, grooveReach } from "./bearings/ring-parts.ts";
import { acrossAxis, bothHalves } from "./draw-seal-halves.ts";
import { faceWithHoles, thinCircle } from "./draw-unit-view.ts";
import type { Dimension, Shape } from "./drawing.ts";
import {
  arcTo,
  circle,
  closedOutline,
  corner,
  mirrorPath,
  polyline,
  rectangle,
} from "./outline.ts";

/**
 * Typical proportions of an insert bearing for what the data lacks; not dimensioned. Radii and widths
 * in mm.
 */
type Proportions = {
  readonly pitch: number;
  readonly ballSize: number;
  readonly shoulder: number;
  readonly outerWidth: number;
};

function getProportions({
  boreMm,
  insertOutsideDiameterMm,
  insertWidthMm,
}: HousedUnit): Proportions {
  const ballSize = 0.3 * (insertOutsideDiameterMm - boreMm);
  return {
    pitch: (insertOutsideDiameterMm + boreMm) / 4,
    ballSize,
    shoulder: 0.24 * ballSize,
    outerWidth: 0.47 * insertWidthMm,
  };
}

/**
 * Draws the face of an insert bearing about the shaft's centre: rings, seal, and the two set screws in
 * the inner ring.
 */
export function insertFace(unit: HousedUnit): Shape[] {
  const { pitch, shoulder } = getProportions(unit);
  const [bore, outside] = [unit.boreMm / 2, unit.insertOutsideDiameterMm / 2];
  const inner = pitch - shoulder;
  return [
    faceWithHoles(circle([0, 0], outside), [[[0, 0], bore]]),
    thinCircle([0, 0], pitch + shoulder * 1.6),
    faceWithHoles(circle([0, 0], inner), [[[0, 0], bore]]),
    // 120° apart, seen through the face of the ring.
    ...[-Math.PI / 2, Math.PI / 6].map((angle) => setScrew(angle, bore, inner)),
  ];
}

function setScrew(angle: number, bore: number, inner: number): Shape {
  const half = bore * 0.2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, beside: number): readonly [number, number] => [
    along * cos - beside * sin,
    along * sin + beside * cos,
  ];
  const start = Math.sqrt(bore ** 2 - half ** 2);
  const end = Math.sqrt(inner ** 2 - half ** 2);
  return {
    material: "edge",
    path: [half, -half].map((beside) => polyline(at(start, beside), at(end, beside))).join(""),
  };
}

/**
 * Draws an insert bearing in section, its long side with the set screw on the right.
 *
 * @param x Position of the middle of its balls along the shaft, in mm.
 * @param openings Edges of the housing's bore that are visible behind the cut.
 */
export function insertSection(
  unit: HousedUnit,
  x: number,
  openings: readonly { readonly x: number; readonly radius: number }[],
): Shape[] {
  const { boreMm, insertOutsideDiameterMm, insertWidthMm, insertOffsetMm } = unit;
  const { pitch, ballSize, shoulder, outerWidth } = getProportions(unit);
  const [left, right] = [x - insertOffsetMm, x - insertOffsetMm + insertWidthMm];
  const [inner, outer] = [pitch - shoulder, pitch + shoulder];
  const half = outerWidth / 2;
  const sphere = insertOutsideDiameterMm / 2;
  const shoulderY = Math.sqrt(sphere ** 2 - half ** 2);
  const reach = grooveReach(ballSize, shoulder);
  const groove = grooveRadius(ballSize);
  const chamfer = insertWidthMm * 0.025;
  const seal = outerWidth * 0.09;
  return [
    ...openings.map((edge) => bothHalves("edge", polyline([edge.x, inner], [edge.x, edge.radius]))),
    ...[left, right].map((end) => acrossAxis(end, boreMm / 2)),
    bothHalves(
      "steel-left",
      closedOutline([
        corner(x - half, shoulderY),
        corner(x - half, outer),
        corner(x - reach, outer),
        arcTo(x + reach, outer, groove, 0),
        corner(x + half, outer),
        corner(x + half, shoulderY),
        arcTo(x - half, shoulderY, sphere, 1),
      ]),
    ),
    bothHalves(
      "steel-right",
      closedOutline([
        corner(left, boreMm / 2, chamfer),
        corner(right, boreMm / 2, chamfer),
        corner(right, inner, chamfer),
        corner(x + reach, inner),
        arcTo(x - reach, inner, groove, 0),
        corner(left, inner, chamfer),
      ]),
    ),
    ...[-half + seal * 0.6, half - seal * 1.6].map((start) =>
      bothHalves("rubber", rectangle(x + start, inner, x + start + seal, outer)),
    ),
    ball([x, pitch], ballSize),
    ball([x, -pitch], ballSize),
    setScrewSection(right - insertWidthMm * 0.15, insertWidthMm * 0.16, [boreMm / 2, inner]),
  ];
}

/** Only in the upper half; the other screw is 120° away. */
function setScrewSection(x: number, width: number, [start, end]: readonly [number, number]): Shape {
  return {
    material: "rolling",
    path: mirrorPath(rectangle(x - width / 2, start, x + width / 2, end)),
  };
}

/** Returns a typical outside radius of an insert's inner ring, in mm. */
export function insertInnerRadius(unit: HousedUnit): number {
  const { pitch, shoulder } = getProportions(unit);
  return pitch - shoulder;
}

/**
 * Returns the distance from the middle of an insert's balls to the left and right ends of its inner
 * ring, in mm.
 */
export function insertReach({
  insertWidthMm,
  insertOffsetMm,
}: HousedUnit): readonly [number, number] {
  return [insertOffsetMm, insertWidthMm - insertOffsetMm];
}

/**
 * Returns the dimension line of the bore, on the right of a section.
 *
 * @param x Right end of the inner ring, in mm.
 */
export function boreDimension({ boreMm }: HousedUnit, x: number, row: number): Dimension {
  return {
    from: [x, -boreMm / 2],
    to: [x, boreMm / 2],
    side: "right",
    row,
    label: `Ø${boreMm}`,
  };
}
