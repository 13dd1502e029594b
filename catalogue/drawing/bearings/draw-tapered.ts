import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Dimension, Point } from "#catalogue/drawing/drawing.ts";
import { closedOutline, corner, polyline } from "#catalogue/drawing/outline.ts";
import { diameter } from "./boundary-dimensions.ts";
import { faceEdges, type HalfSection } from "./half-section.ts";
import { ringLeaningLeft, ringLeaningRight } from "./ring-parts.ts";

/**
 * Draws the lower half of a tapered roller bearing from T, B and C, the cup's wide face on the left.
 * The contact angle follows from e = 1.5 tan(angle), the position of the roller from the load centre;
 * rollers are 0.25 (D - d) in the middle and 0.73 C long.
 */
export function drawTapered(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: T, chamferMm: r } = bearing;
  const { coneWidthMm: B = T, cupWidthMm: C = T } = bearing;
  const roller = placeRoller(bearing, C);
  const { on, size, smallEnd, largeEnd, cup } = roller;
  const coneLeft = T - B;
  const edge = r * 0.35;
  const gap = size * 0.03;
  const smallRib = on(smallEnd - gap, -0.5 + 0.13);
  const largeRib = on(largeEnd + gap, -0.5 + 0.34);
  return {
    shapes: [
      faceEdges([coneLeft], smallRib[1]),
      faceEdges([0], cup(0)),
      { material: "edge", path: polyline([C, largeRib[1]], [C, cup(C)]) },
      faceEdges([T], largeRib[1]),
      ringLeaningRight([
        corner(0, D / 2, r),
        corner(0, cup(0), edge),
        corner(C, cup(C), edge * 0.6),
        corner(C, D / 2, edge * 2),
      ]),
      ringLeaningLeft([
        corner(coneLeft, d / 2, edge * 2),
        corner(T, d / 2, r),
        corner(T, largeRib[1], edge),
        corner(...largeRib),
        corner(...on(largeEnd + gap, -0.5)),
        corner(...on(smallEnd - gap, -0.5)),
        corner(...smallRib),
        corner(coneLeft, smallRib[1], edge),
      ]),
      cagePart(on, smallEnd - 0.15 * size, smallEnd - 0.05 * size, -0.28, 0.3),
      cagePart(on, largeEnd + 0.06 * size, largeEnd + 0.16 * size, -0.08, 0.42),
      {
        material: "rolling",
        path: closedOutline([
          corner(...on(smallEnd, -0.5), size * 0.05),
          corner(...on(largeEnd, -0.5), size * 0.05),
          corner(...on(largeEnd, 0.5), size * 0.05),
          corner(...on(smallEnd, 0.5), size * 0.05),
        ]),
      },
    ],
    centreLines: [[on(smallEnd, 0), on(largeEnd, 0)]],
    dimensions: taperedDimensions(bearing, coneLeft, C),
  };
}

type RollerPlace = {
  /** A point at a distance along the roller's axis, and across it as a share of the diameter there. */
  readonly on: (along: number, across: number) => Point;
  readonly size: number;
  readonly smallEnd: number;
  readonly largeEnd: number;
  /** Radius of the cup's raceway at a position along the shaft. */
  readonly cup: (x: number) => number;
};

/**
 * The cones of raceways and roller share one apex on the axis, so that the roller rolls without
 * sliding.
 */
function placeRoller(bearing: Bearing, cupWidth: number): RollerPlace {
  const { boreMm: d, outsideDiameterMm: D, e = 0.4 } = bearing;
  const slope = e / 1.5;
  const angle = Math.atan(slope);
  const size = 0.25 * (D - d);
  const contact = (d + D) / 4 + (size / 2) * Math.cos(angle);
  const contactX =
    bearing.loadCentreMm === undefined ? cupWidth / 2 : bearing.loadCentreMm - contact * slope;
  const apex = contactX - contact / slope;
  const half = Math.asin((size * Math.sin(angle)) / (2 * contact));
  const middle = (contact / Math.sin(angle)) * Math.cos(half);
  const lean = angle - half;
  const length = 0.73 * cupWidth;
  return {
    size,
    smallEnd: middle - length / 2,
    largeEnd: middle + length / 2,
    cup: (x) => contact + (x - contactX) * slope,
    on: (along, across) => {
      const offset = across * 2 * along * Math.tan(half);
      return [
        apex + Math.cos(lean) * along - Math.sin(lean) * offset,
        Math.sin(lean) * along + Math.cos(lean) * offset,
      ];
    },
  };
}

function cagePart(
  on: RollerPlace["on"],
  from: number,
  to: number,
  inner: number,
  outer: number,
): HalfSection["shapes"][number] {
  return {
    material: "cage",
    path: closedOutline([
      corner(...on(from, inner)),
      corner(...on(to, inner)),
      corner(...on(to, outer)),
      corner(...on(from, outer)),
    ]),
  };
}

function taperedDimensions(bearing: Bearing, coneLeft: number, cupWidth: number): Dimension[] {
  const { boreMm: d, outsideDiameterMm: D, widthMm: T, coneWidthMm: B = T } = bearing;
  const [top, bottom] = [-D / 2, D / 2];
  const widthOfCone = { from: [coneLeft, d / 2], to: [T, d / 2] } as const;
  return [
    { from: [0, top], to: [cupWidth, top], side: "above", row: 1, label: `C ${cupWidth}` },
    { from: [0, top], to: [T, -d / 2], side: "above", row: 2, label: `T ${T}` },
    // Drawn in the bore: outside, its extension lines would cross the cup.
    { ...widthOfCone, side: "above", row: 1, isInside: true, label: `B ${B}` },
    diameter("left", 1, 0, bottom * 2),
    diameter("right", 1, T, d),
  ];
}
