import { findUnit, getBearing } from "#catalogue/bearings/find-bearing.ts";
import { drawHalfBearing } from "#catalogue/drawing/draw-bearing.ts";
import { drawUnit } from "#catalogue/drawing/draw-unit.ts";
import type { Drawing, Shape } from "#catalogue/drawing/drawing.ts";
import { arcTo, circle, closedOutline, corner, polyline } from "#catalogue/drawing/outline.ts";

/** A representative size for each family; its section is true to scale. */
const typicalCodes: Readonly<Record<string, string>> = {
  "deep-groove-ball-bearings": "6206",
  "angular-contact-ball-bearings": "7204",
  "self-aligning-ball-bearings": "1206",
  "thrust-ball-bearings": "51205",
  "cylindrical-roller-bearings": "NU206",
  "tapered-roller-bearings": "30206",
  "spherical-roller-bearings": "22208",
  "bearing-units": "UCP206",
  // Spindle bearings have this construction; their closer tolerances aren't visible.
  "super-precision-bearings": "7004",
};

/** Families without a listed size have a schematic drawing, in which nothing is a dimension. */
const schemes: Readonly<Record<string, () => Drawing>> = {
  "needle-roller-bearings": drawNeedleScheme,
  "linear-motion": drawGuideScheme,
  "slewing-ring-bearings": drawSlewingScheme,
};

/** Slugs of the families with a drawing. */
export const drawnFamilies: readonly string[] = [
  ...Object.keys(typicalCodes),
  ...Object.keys(schemes),
];

/**
 * Draws an NSK family without dimensions: a typical size, or a schematic if none is listed.
 *
 * @param slug One of `drawnFamilies`.
 * @throws {RangeError} If the family is unknown (programmer error).
 */
export function drawFamily(slug: string): Drawing {
  const code = typicalCodes[slug];
  const scheme = schemes[slug];
  if (scheme) return scheme();
  if (code === undefined) throw new RangeError(`No drawing of family ${slug}`);
  const unit = findUnit(code);
  return unit ? drawUnit(unit) : drawHalfBearing(getBearing(code));
}

/** A drawn cup with its needle, above the shaft. */
function drawNeedleScheme(): Drawing {
  const cup = closedOutline([
    corner(0, -10.5),
    corner(0, -16, 1.4),
    corner(24, -16, 1.4),
    corner(24, -10.5),
    corner(22.9, -10.5),
    corner(22.9, -14.9),
    corner(1.1, -14.9),
    corner(1.1, -10.5),
  ]);
  const needle = closedOutline([
    corner(3, -14.9, 0.5),
    corner(21, -14.9, 0.5),
    corner(21, -11.4, 0.5),
    corner(3, -11.4, 0.5),
  ]);
  return describeScheme("needle roller bearing", "a needle in a drawn cup", {
    bounds: { x: 0, y: -16, width: 24, height: 16 },
    shapes: [
      { material: "edge", path: polyline([0, -11.4], [24, -11.4]) },
      { material: "rolling", path: needle },
      { material: "steel-right", path: cup },
    ],
    centreLines: [
      [
        [0, 0],
        [24, 0],
      ],
    ],
  });
}

/** A rail with its carriage, seen along the direction of travel. */
function drawGuideScheme(): Drawing {
  const half = [
    [10, 0],
    [10, -6],
    [7.4, -10],
    [7.4, -14],
    [10, -17],
    [10, -22],
  ] as const;
  const rail = closedOutline([
    ...half.map(([x, y]) => corner(x, y)),
    ...half.toReversed().map(([x, y]) => corner(-x, y)),
  ]);
  const carriage = closedOutline([
    corner(-24, -4, 1),
    corner(-24, -31, 1),
    corner(24, -31, 1),
    corner(24, -4, 1),
    corner(13, -4, 1),
    corner(13, -24, 1),
    corner(-13, -24, 1),
    corner(-13, -4, 1),
  ]);
  const balls: Shape[] = [-10.4, 10.4].flatMap((x) =>
    [-19.5, -8].map((y): Shape => ({ material: "rolling", path: circle([x, y], 2.2) })),
  );
  return describeScheme("linear guide", "a rail, its carriage and four rows of balls", {
    bounds: { x: -24, y: -31, width: 48, height: 31 },
    shapes: [
      { material: "steel-right", path: rail },
      { material: "steel-left", path: carriage },
      ...balls,
    ],
    centreLines: [
      [
        [0, -31],
        [0, 0],
      ],
    ],
  });
}

/** Both rings of a four-point contact ring, cut beside the axis. */
function drawSlewingScheme(): Drawing {
  const [gap, radius] = [1.2, 9];
  const groove = Math.sqrt(radius ** 2 - gap ** 2);
  const outer = closedOutline([
    corner(gap, -16),
    corner(36, -16, 1),
    corner(36, 20, 1),
    corner(gap, 20),
    corner(gap, groove),
    arcTo(gap, -groove, radius, 0),
  ]);
  const inner = closedOutline([
    corner(-gap, 16),
    corner(-36, 16, 1),
    corner(-36, -20, 1),
    corner(-gap, -20),
    corner(-gap, -groove),
    arcTo(-gap, groove, radius, 0),
  ]);
  const holes = [-28, -20, 20, 28].map((x): Shape => {
    const [top, bottom] = x < 0 ? [-20, 16] : [-16, 20];
    return { material: "edge", path: polyline([x, top], [x, bottom]) };
  });
  return describeScheme(
    "slewing ring",
    "both rings with a ball between them and their bolt holes",
    {
      bounds: { x: -36, y: -20, width: 72, height: 40 },
      shapes: [
        { material: "steel-right", path: outer },
        { material: "steel-left", path: inner },
        { material: "rolling", path: circle([0, 0], radius) },
        ...holes,
      ],
      centreLines: [-24, 24].map((x) => [
        [x, -20],
        [x, 20],
      ]),
    },
  );
}

function describeScheme(
  name: string,
  content: string,
  parts: Pick<Drawing, "bounds" | "shapes" | "centreLines">,
): Drawing {
  return {
    title: `Scheme of a ${name}`,
    description: `Section of a ${name}, not to scale: ${content}.`,
    ...parts,
    dimensions: [],
  };
}
