import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { Point } from "#catalogue/drawing/drawing.ts";
import { loadLine } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, path } from "../svg/shapes.ts";

/** Turns a point of the section, in mm, into pixels of the picture. */
export type ToPixels = (point: Point) => Point;

/** A line in both halves of a section. */
export function bothHalves(px: ToPixels, from: Point, to: Point): string {
  return [1, -1]
    .map((side) => {
      const [a, b] = [px([from[0], from[1] * side]), px([to[0], to[1] * side])];
      return path(`M${a.join(" ")}L${b.join(" ")}`, {
        class: "load",
        fill: "none",
        stroke: palette.accent,
        "stroke-width": 3,
      });
    })
    .join("");
}

export function dot([x, y]: Point): string {
  return at(x, y, circle(7, { fill: palette.accent }));
}

/** The shaft's weight goes straight through the ball or roller below. */
export function radialLoad({ boreMm, outsideDiameterMm, widthMm }: Bearing): Marks {
  return (px) =>
    loadLine(px([widthMm / 2, boreMm / 2 - 3]), px([widthMm / 2, outsideDiameterMm / 2]));
}

/** Both rows carry towards the bearing's centre. */
export function twoRows(bearing: Bearing): Marks {
  const { boreMm, outsideDiameterMm, widthMm, e = 0 } = bearing;
  const slope = e / 1.5;
  const reach = (boreMm + outsideDiameterMm) / 4 + 0.15 * (outsideDiameterMm - boreMm);
  return (px) =>
    [-1, 1]
      .map((side) => bothHalves(px, [widthMm / 2 + side * reach * slope, reach], [widthMm / 2, 0]))
      .join("") + dot(px([widthMm / 2, 0]));
}

/** From the cup to the load centre on the axis. */
export function taperedLoad(bearing: Bearing): Marks {
  const { boreMm, outsideDiameterMm, e = 0, loadCentreMm = 0 } = bearing;
  const slope = e / 1.5;
  const contact = (boreMm + outsideDiameterMm) / 4 + 0.135 * (outsideDiameterMm - boreMm);
  return (px) =>
    bothHalves(px, [loadCentreMm - contact * slope, contact], [loadCentreMm, 0]) +
    dot(px([loadCentreMm, 0]));
}

/** Along the shaft, through the balls. */
export function axialLoad({ boreMm, outsideDiameterMm, widthMm }: Bearing): Marks {
  const pitch = (boreMm + outsideDiameterMm) / 4;
  return (px) =>
    [1, -1]
      .map((side) => loadLine(px([widthMm + 3, side * pitch]), px([0, side * pitch])))
      .join("");
}

/** Draws on a section, given where it stands. */
export type Marks = (px: ToPixels) => string;
