import type { Drawing, Point, Shape } from "#catalogue/drawing/drawing.ts";
import {
  arcTo,
  circle,
  closedOutline,
  corner,
  mirrorPath,
  polyline,
  rectangle,
} from "#catalogue/drawing/outline.ts";
import { drawComponent, onBothSides, polar } from "./component-drawing.ts";

/** Draws a cylindrical roller thrust bearing 81206 in section: 30 × 52 × 16 mm, rollers of 7.5 mm. */
export function drawCylindricalRollerThrust(): Drawing {
  const [bore, outside, height, roller] = [30, 52, 16, 7.5];
  const [inner, outer, half, r] = [bore / 2, outside / 2, height / 2, roller / 2];
  const washer = (x: 1 | -1): string =>
    onBothSides((y) => rectangle(x * half, y * inner, x * r, y * outer, 0.6));
  const cage = (from: number, to: number): string =>
    onBothSides((y) => rectangle(-1.4, y * from, 1.4, y * to));
  return drawComponent({
    title: "Cylindrical roller thrust bearing",
    description: `Cylindrical roller thrust bearing in section, true to scale: bore ${bore} mm, outside diameter ${outside} mm, height ${height} mm. Rollers lie between two flat washers.`,
    widthMm: height,
    heightMm: outside,
    shapes: [
      { material: "steel-left", path: washer(-1) },
      { material: "steel-right", path: washer(1) },
      { material: "cage", path: cage(inner + 0.8, outer - 0.8) },
      {
        material: "rolling",
        path: onBothSides((y) => rectangle(-r, y * (inner + 2), r, y * (outer - 2), 0.4)),
      },
      ...[-half, -r, r, half].map((x): Shape => ({
        material: "edge",
        path: polyline([x, -inner], [x, inner]),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws a thrust needle roller and cage assembly AXK2542 from the front: 25 × 42 mm. */
export function drawNeedleThrust(): Drawing {
  const [bore, outside, count] = [25, 42, 30];
  const [inner, outer] = [bore / 2, outside / 2];
  const [from, to, half] = [inner + 1.8, outer - 1.6, 0.8];
  const needle = (degrees: number): string => {
    const [x, y] = polar(half, degrees + 90);
    const at = (radius: number, side: 1 | -1): Point => {
      const [alongX, alongY] = polar(radius, degrees);
      return [alongX + side * x, alongY + side * y];
    };
    return closedOutline(
      [at(from, -1), at(to, -1), at(to, 1), at(from, 1)].map((point) => corner(...point, 0.2)),
    );
  };
  return drawComponent({
    title: "Thrust needle roller bearing",
    description: `Thrust needle roller and cage assembly from the front, true to scale: bore ${bore} mm, outside diameter ${outside} mm. The needles point to the middle.`,
    widthMm: outside,
    heightMm: outside,
    shapes: [
      // A mirrored circle runs the other way round and leaves a hole.
      { material: "cage", path: circle([0, 0], outer) + mirrorPath(circle([0, 0], inner)) },
      ...Array.from({ length: count }, (_, at): Shape => ({
        material: "rolling",
        path: needle((at * 360) / count),
      })),
    ],
  });
}

/**
 * Draws a spherical roller thrust bearing 29412 in section: 60 × 130 × 42 mm, its barrel rollers between the
 * shaft washer on the left and the housing washer with its hollow raceway on the right.
 */
export function drawSphericalRollerThrust(): Drawing {
  const [bore, outside, height] = [60, 130, 42];
  const [inner, outer, half] = [bore / 2, outside / 2, height / 2];
  // Ends of the two raceways: along the shaft, and from its axis.
  const [low, high] = [
    { shaft: [3, 38.5], housing: [13.5, 42] },
    { shaft: [-15.5, 53], housing: [0.5, 61] },
  ] as const;
  const [hollow, barrel] = [46, 40];
  // The rollers are barrels, so that both raceways are hollow.
  const bulge = (y: 1 | -1): 0 | 1 => (y === 1 ? 0 : 1);
  const shaftWasher = (y: 1 | -1): string =>
    closedOutline([
      corner(-half, y * inner),
      corner(8, y * inner),
      corner(8, y * 35.5),
      corner(low.shaft[0], y * low.shaft[1]),
      arcTo(high.shaft[0], y * high.shaft[1], barrel, bulge(y)),
      corner(-half, y * 55.5),
    ]);
  const housingWasher = (y: 1 | -1): string =>
    closedOutline([
      corner(half, y * 39),
      corner(half, y * outer),
      corner(-3, y * outer),
      corner(-3, y * 62.5),
      corner(high.housing[0], y * high.housing[1]),
      arcTo(low.housing[0], y * low.housing[1], hollow, bulge(y)),
      corner(15, y * 39),
    ]);
  const roller = (y: 1 | -1): string =>
    closedOutline([
      corner(low.shaft[0], y * low.shaft[1]),
      arcTo(high.shaft[0], y * high.shaft[1], barrel, bulge(y)),
      corner(high.housing[0], y * high.housing[1]),
      arcTo(low.housing[0], y * low.housing[1], hollow, bulge(y)),
    ]);
  return drawComponent({
    title: "Spherical roller thrust bearing",
    description: `Spherical roller thrust bearing in section: bore ${bore} mm, outside diameter ${outside} mm, height ${height} mm. Barrel rollers at an angle carry axial and radial load.`,
    widthMm: height,
    heightMm: outside,
    shapes: [
      { material: "steel-left", path: onBothSides(shaftWasher) },
      { material: "steel-right", path: onBothSides(housingWasher) },
      { material: "rolling", path: onBothSides(roller) },
      ...(
        [
          [-half, inner],
          [8, inner],
          [half, 39],
        ] as const
      ).map(([x, reach]): Shape => ({
        material: "edge",
        path: polyline([x, -reach], [x, reach]),
      })),
    ],
    axes: "horizontal",
  });
}
