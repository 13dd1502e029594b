import type { Point } from "../../catalogue/drawing/drawing.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, path } from "../svg/shapes.ts";

/** Converts a point of the section, in mm, to pixels of the image. */
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

/** Draws on a section, given its conversion to pixels. */
export type Marks = (px: ToPixels) => string;
