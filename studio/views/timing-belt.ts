import type { Point } from "../../catalogue/drawing/drawing.ts";
import type { BeltPath } from "../internals/belt-path.ts";
import type { BeltTooth } from "../internals/htd-tooth.ts";
import { palette } from "../svg/palette.ts";
import { path, polar, polyline, times } from "../svg/shapes.ts";
import { outline, thinLine } from "../svg/steel.ts";

/** A running timing belt from the side. `moved` is the distance it has run, in mm. */
export function timingBelt(belt: BeltPath, tooth: BeltTooth, moved: number): string {
  const body = `${backOutline(belt, tooth)}${toothedOutline(belt, tooth, moved)}`;
  const step = 1;
  const count = Math.ceil(belt.length / step);
  const along = (above: number): string =>
    polyline(
      times(count, (index) => belt.point((index * belt.length) / count, above)),
      true,
    );
  return [
    path(body, { fill: "#343942", "fill-rule": "evenodd" }),
    // Light along the back, and the facing on the teeth.
    path(along(tooth.backMm - 0.45), { ...thinLine, stroke: "#6a717c", "stroke-width": 1.6 }),
    path(body, { ...outline, stroke: palette.ink, "stroke-width": 1.1 }),
    path(along(0), {
      class: "px",
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 2.2,
    }),
  ].join("");
}

function backOutline(belt: BeltPath, tooth: BeltTooth): string {
  const count = Math.ceil(belt.length);
  return polyline(
    times(count, (index) => belt.point((index * belt.length) / count, tooth.backMm)),
    true,
  );
}

function toothedOutline(belt: BeltPath, tooth: BeltTooth, moved: number): string {
  const teeth = Math.round(belt.length / tooth.pitchMm);
  const points = times(teeth, (index) =>
    tooth.outline.map(([s, above]) => belt.point(index * tooth.pitchMm + s + moved, above)),
  );
  return polyline(points.flat(), true);
}

/** Outline of a timing pulley whose grooves have the tooth's shape; `turn` in degrees. */
export function pulleyOutline(groove: BeltTooth, teeth: number, turn: number): string {
  const radius = (teeth * groove.pitchMm) / (2 * Math.PI);
  const points = times(teeth, (index) =>
    groove.outline.map(([s, above]): Point => {
      const angle = turn + ((index * groove.pitchMm + s) / radius) * (180 / Math.PI);
      return polar(radius + above, angle);
    }),
  );
  return polyline(points.flat(), true);
}
