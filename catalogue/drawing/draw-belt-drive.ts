import type { Dimension, Drawing, Point, Shape } from "./drawing.ts";
import { arcTo, circle, closedOutline, corner, type Place } from "./outline.ts";

/** Datum diameters of two pulleys and the distance of their centres, in mm. */
export type BeltDriveSize = {
  readonly smallMm: number;
  readonly largeMm: number;
  readonly centreMm: number;
};

type Pulley = { readonly x: number; readonly radius: number };

/** Radii of a pulley's rim, hub and bore as shares of its radius. The drawing doesn't dimension them. */
const rimShare = 0.84;
const hubShare = 0.3;
const boreShare = 0.15;

/**
 * Draws an open belt drive from the side, with pulleys at their datum diameters in any order. The
 * centre of the smaller pulley is at the origin, the larger pulley on its right.
 *
 * @throws {RangeError} If a diameter isn't above zero or the pulleys would touch.
 */
export function drawBeltDrive(size: BeltDriveSize): Drawing {
  const smallMm = Math.min(size.smallMm, size.largeMm);
  const largeMm = Math.max(size.smallMm, size.largeMm);
  const { centreMm } = size;
  if (!(smallMm > 0 && centreMm > (smallMm + largeMm) / 2 && Number.isFinite(centreMm))) {
    throw new RangeError(`No drive of ${smallMm}, ${largeMm} and ${centreMm} mm`);
  }
  const small: Pulley = { x: 0, radius: smallMm / 2 };
  const large: Pulley = { x: centreMm, radius: largeMm / 2 };
  const width = centreMm + small.radius + large.radius;
  const belt = Math.min(smallMm * 0.08, width * 0.014);
  // Angle between the straight runs of the belt and the line of centres.
  const lean = Math.asin((large.radius - small.radius) / centreMm);
  const wrapDeg = Math.round(180 - (lean * 360) / Math.PI);
  return {
    title: `Belt drive with pulleys of ${smallMm} mm and ${largeMm} mm`,
    description: `Side view of an open belt drive, true to scale: pulleys of ${smallMm} mm and ${largeMm} mm datum diameter, centre distance ${centreMm} mm, the belt wraps the smaller pulley by ${wrapDeg}°.`,
    bounds: { x: -small.radius, y: -large.radius, width, height: largeMm },
    shapes: [
      ...[small, large].flatMap(pulleyFace),
      {
        material: "rubber",
        path:
          closedOutline(beltLine([small, large], lean)) +
          closedOutline(reversed(beltLine([inside(small, belt), inside(large, belt)], lean))),
      },
    ],
    centreLines: [
      [
        [-small.radius, 0],
        [centreMm + large.radius, 0],
      ],
      ...[small, large].map(
        ({ x, radius }) =>
          [
            [x, -radius],
            [x, radius],
          ] as const,
      ),
    ],
    dimensions: [
      diameter(small, smallMm),
      diameter(large, largeMm),
      {
        from: [0, small.radius],
        to: [centreMm, large.radius],
        side: "below",
        row: 1,
        label: String(centreMm),
      },
    ],
    angles: [
      {
        apex: [0, 0],
        from: tangent({ x: 0, radius: small.radius + width * 0.04 }, lean, -1),
        to: tangent({ x: 0, radius: small.radius + width * 0.04 }, lean, 1),
        legs: ([-1, 1] as const).map((side) => [
          tangent({ x: 0, radius: small.radius + width * 0.008 }, lean, side),
          tangent({ x: 0, radius: small.radius + width * 0.05 }, lean, side),
        ]),
        label: `${wrapDeg}°`,
      },
    ],
  };
}

/** The point at which the belt leaves a pulley, above the line of centres (-1) or below it (1). */
function tangent({ x, radius }: Pulley, lean: number, side: -1 | 1): Point {
  return [x - radius * Math.sin(lean), side * radius * Math.cos(lean)];
}

/** Clockwise, from the upper end on the smaller pulley. */
function beltLine([small, large]: readonly [Pulley, Pulley], lean: number): Place[] {
  return [
    corner(...tangent(small, lean, -1)),
    corner(...tangent(large, lean, -1)),
    arcTo(large.x + large.radius, 0, large.radius, 1),
    arcTo(...tangent(large, lean, 1), large.radius, 1),
    corner(...tangent(small, lean, 1)),
    arcTo(small.x - small.radius, 0, small.radius, 1),
    arcTo(...tangent(small, lean, -1), small.radius, 1),
  ];
}

/** The same line in reverse, which makes it the edge of a hole. */
function reversed(places: readonly Place[]): Place[] {
  return places.toReversed().map(({ at: [x, y] }, index, all) => {
    // An arc is stored at its end point, which is its start in reverse.
    const arc = places[all.length - index]?.arc;
    return arc ? arcTo(x, y, arc.radius, 0) : corner(x, y);
  });
}

function inside({ x, radius }: Pulley, belt: number): Pulley {
  return { x, radius: radius - belt };
}

function pulleyFace({ x, radius }: Pulley): Shape[] {
  const centre: Point = [x, 0];
  return [
    { material: "rolling", path: circle(centre, radius) },
    { material: "edge", path: circle(centre, radius * rimShare) },
    { material: "rolling", path: circle(centre, radius * hubShare) },
    { material: "cord", path: circle(centre, radius * boreShare) },
    { material: "edge", path: circle(centre, radius * boreShare) },
  ];
}

function diameter({ x, radius }: Pulley, mm: number): Dimension {
  return { from: [x - radius, 0], to: [x + radius, 0], side: "above", row: 1, label: `Ø${mm}` };
}
