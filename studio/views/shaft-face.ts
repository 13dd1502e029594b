import { palette } from "../svg/palette.ts";
import { at, circle, polar, times } from "../svg/shapes.ts";
import { machinedRing, outline, thinLine } from "../svg/steel.ts";

/** A shaft's end with equal tapped holes, so that a fraction of a turn looks like a full turn. */
export function shaftFace(radius: number, holes: number, turn: number): string {
  const hole = radius * 0.13;
  return [
    machinedRing(radius, 0.001, { outer: radius * 0.09, inner: 0 }),
    circle(radius * 0.62, { ...thinLine, stroke: palette.steel4, "stroke-dasharray": "12 3 2 3" }),
    ...times(holes, (index) =>
      at(
        ...polar(radius * 0.62, turn + (index * 360) / holes),
        circle(hole, { fill: "#4a515b" }),
        circle(hole, { ...outline, "stroke-width": 1.1 }),
        circle(hole * 0.72, { ...thinLine, stroke: palette.steel3 }),
      ),
    ),
    circle(radius * 0.15, { fill: "#767d89" }),
    circle(radius * 0.15, { ...outline, "stroke-width": 1 }),
    circle(radius * 0.06, { fill: "#3a4049" }),
  ].join("");
}
