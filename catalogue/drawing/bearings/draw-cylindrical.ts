import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Dimension } from "#catalogue/drawing/drawing.ts";
import { corner, rectangle, type Place } from "#catalogue/drawing/outline.ts";
import { boundaryDimensions, diameter } from "./boundary-dimensions.ts";
import { faceEdges, type HalfSection } from "./half-section.ts";
import { cageBar, ringLeaningLeft, ringLeaningRight } from "./ring-parts.ts";

type Ribs = { readonly left: boolean; readonly right: boolean };

const both: Ribs = { left: true, right: true };
const none: Ribs = { left: false, right: false };
const oneRib: Ribs = { left: true, right: false };

/** Which rings have ribs, by the letters of the number. */
const designs = {
  NU: { outer: both, inner: none },
  NJ: { outer: both, inner: oneRib },
  N: { outer: none, inner: both },
  NF: { outer: oneRib, inner: both },
} as const;

/**
 * Draws the lower half of a cylindrical roller bearing from its raceway diameter. Rollers are 0.275 (D
 * - d) thick, or 0.26 with the raceway on the outer ring, and 0.60 B long; ribs are 0.22 of the roller
 * high.
 *
 * @param bearing Its code begins with N, NF, NJ or NU.
 */
export function drawCylindrical(bearing: Bearing): HalfSection {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B, chamferMm: r, chamfer1Mm: r1 = r } = bearing;
  const ribs = getDesign(bearing.code);
  const size = (bearing.innerRacewayMm ? 0.275 : 0.26) * (D - d);
  const inner = (bearing.innerRacewayMm ?? (bearing.outerRacewayMm ?? 0) - 2 * size) / 2;
  const outer = inner + size;
  const rib = 0.22 * size;
  const [left, right] = [0.2 * B, 0.8 * B];
  const pitch = (inner + outer) / 2;
  const bar = (bearing.cage === "Machined brass" ? 0.13 : 0.09) * B;
  const bite = 0.17 * size;
  // r1 belongs to the ring that slides off its rollers.
  const outerSlides = bearing.outerRacewayMm !== undefined;
  const shape = { B, left: left - 0.012 * B, right: right + 0.012 * B, edge: r1 * 0.35 };
  return {
    shapes: [
      faceEdges([0], outer - (ribs.outer.left ? rib : 0)),
      faceEdges([B], outer - (ribs.outer.right ? rib : 0)),
      ringLeaningRight(ringWithRibs(shape, ribs.outer, D / 2, outer, -rib, outerSlides ? r1 : r)),
      ringLeaningLeft(ringWithRibs(shape, ribs.inner, d / 2, inner, rib, outerSlides ? r : r1)),
      cageBar(left - 0.03 * B - bar, left - 0.03 * B, pitch - bite, pitch + bite),
      cageBar(right + 0.03 * B, right + 0.03 * B + bar, pitch - bite, pitch + bite),
      roller(left, right, inner, outer),
    ],
    centreLines: [
      [
        [left, pitch],
        [right, pitch],
      ],
    ],
    dimensions: [...boundaryDimensions(bearing), ...racewayDimension(bearing)],
  };
}

function getDesign(code: string): (typeof designs)[keyof typeof designs] {
  const letters = /^[A-Z]+/.exec(code)?.[0];
  if (letters !== "NU" && letters !== "NJ" && letters !== "N" && letters !== "NF") {
    throw new RangeError(`${code} names no known design of cylindrical roller bearing`);
  }
  return designs[letters];
}

/** A ring from its cylindrical face to its raceway; a rib of negative height points inwards. */
function ringWithRibs(
  { B, left, right, edge }: { B: number; left: number; right: number; edge: number },
  ribs: Ribs,
  face: number,
  raceway: number,
  rib: number,
  chamfer: number,
): Place[] {
  return [
    corner(0, face, chamfer),
    ...(ribs.left
      ? [corner(0, raceway + rib, edge), corner(left, raceway + rib), corner(left, raceway)]
      : [corner(0, raceway, edge)]),
    ...(ribs.right
      ? [corner(right, raceway), corner(right, raceway + rib), corner(B, raceway + rib, edge)]
      : [corner(B, raceway, edge)]),
    corner(B, face, chamfer),
  ];
}

function roller(
  left: number,
  right: number,
  inner: number,
  outer: number,
): HalfSection["shapes"][number] {
  const edge = (outer - inner) * 0.07;
  return {
    material: "rolling",
    path: rectangle(left, inner, right, outer, edge),
  };
}

function racewayDimension({ innerRacewayMm, outerRacewayMm, widthMm }: Bearing): Dimension[] {
  const raceway = innerRacewayMm ?? outerRacewayMm;
  return raceway === undefined ? [] : [diameter("right", 2, widthMm, raceway)];
}
